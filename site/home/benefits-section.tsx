import { useWords } from '../languages/use-words.tsx';
import { OwnPicture } from '../site-config/own-picture.tsx';
import { useText } from '../site-config/site-config-provider.tsx';
import { benefits } from './home-content.ts';

/** What a real estate team gains. */
export function BenefitsSection() {
  const t = useWords();
  const title = useText('benefits', 'title', 'What it brings to a real estate team');
  return (
    <section className="benefits" aria-labelledby="benefits-title">
      <div className="frame benefits__grid">
        <div className="benefits__claim">
          <h2 id="benefits-title" className="section-title">
            {title}
          </h2>
          <p className="benefits__figure">40%</p>
          <p>{t('Lead conversion rises by 40%: because the buyer is answered while the wish is still warm.')}</p>
        </div>
        <dl className="benefits__list">
          {benefits.map(({ title, text }, index) => (
            <div key={title}>
              <dt>
                <OwnPicture field={`benefitsIcon${index + 1}`} place="icon" />
                {t(title)}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
