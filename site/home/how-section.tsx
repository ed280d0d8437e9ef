import { useWords } from '../languages/use-words.tsx';
import { OwnPicture } from '../site-config/own-picture.tsx';
import { useText } from '../site-config/site-config-provider.tsx';
import { evening } from './home-content.ts';

/** How it works, told as one evening. */
export function HowSection() {
  const t = useWords();
  const title = useText('howItWorks', 'title', 'How it works, on an evening like any other');
  return (
    <section className="how frame" aria-labelledby="how-title">
      <h2 id="how-title" className="section-title">
        {title}
      </h2>
      <ol className="how__line">
        {evening.map(({ time, title, text }, index) => (
          <li key={time}>
            <OwnPicture field={`howItWorksStep${index + 1}`} place="step" />
            <p className="how__time">{t(time)}</p>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
