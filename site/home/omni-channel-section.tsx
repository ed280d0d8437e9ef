import { LazyImage } from '@parley/kit-ui/lazy-image';
import { AudioLines, MessageSquareText, NotebookText } from 'lucide-react';
import { useWords } from '../languages/use-words.tsx';
import type { HomeMedia } from '../media/home-media.ts';
import { OwnPicture } from '../site-config/own-picture.tsx';
import { useImage, useText } from '../site-config/site-config-provider.tsx';
import { channels } from './home-content.ts';

const icons = [MessageSquareText, AudioLines, NotebookText] as const;

/** One buyer, three channels, one memory: a conversation that goes on where the buyer does. */
export function OmniChannelSection({ agentImage }: Pick<HomeMedia, 'agentImage'>) {
  const t = useWords();
  const title = useText('omniChannel', 'title', 'One conversation, wherever the buyer is');
  const configured = useImage('agentImage');
  const agent = agentImage ?? configured;
  return (
    <section className="channels" aria-labelledby="channels-title">
      <div className="frame">
        <h2 id="channels-title" className="section-title">
          {title}
        </h2>
        {agent && (
          <LazyImage
            className="channels__agent"
            src={agent.url}
            srcSet={agentImage?.srcSet}
            alt={t(agent.alt)}
            width={480}
            height={480}
          />
        )}
        <OwnPicture field="omnichannelBanner" place="wide" />
        <ol className="channels__line">
          {channels.map(({ place, time, words, note }, index) => {
            const Icon = icons[index] ?? MessageSquareText;
            return (
              <li key={place}>
                <p className="channels__place">
                  <Icon size={20} aria-hidden="true" />
                  {t(place)}
                  <span>{t(time)}</span>
                </p>
                <blockquote>{t(words)}</blockquote>
                <p className="channels__note">{t(note)}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
