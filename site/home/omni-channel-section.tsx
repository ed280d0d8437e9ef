import { AudioLines, MessageSquareText, NotebookText } from 'lucide-react';
import { useText } from '../site-config/site-config-provider.tsx';
import { channels } from './home-content.ts';

const icons = [MessageSquareText, AudioLines, NotebookText] as const;

/** One buyer, three channels, one memory: a conversation that goes on where the buyer does. */
export function OmniChannelSection() {
  const title = useText('omniChannel', 'title', 'One conversation, wherever the buyer is');
  return (
    <section className="channels" aria-labelledby="channels-title">
      <div className="frame">
        <h2 id="channels-title" className="section-title">
          {title}
        </h2>
        <ol className="channels__line">
          {channels.map(({ place, time, words, note }, index) => {
            const Icon = icons[index] ?? MessageSquareText;
            return (
              <li key={place}>
                <p className="channels__place">
                  <Icon size={20} aria-hidden="true" />
                  {place}
                  <span>{time}</span>
                </p>
                <blockquote>{words}</blockquote>
                <p className="channels__note">{note}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
