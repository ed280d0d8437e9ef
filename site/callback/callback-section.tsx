import { useText } from '../site-config/site-config-provider.tsx';
import { CallbackForm } from './callback-form.tsx';
import { callbackTexts } from './callback-state.ts';
import './callback.css';

/** The callback request of the home page (spec 000 §2). */
export function CallbackSection() {
  const title = useText('callback', 'title', callbackTexts.title);
  const lead = useText('callback', 'subtitle', callbackTexts.lead);
  return (
    <section id="request-callback" className="callback frame" aria-labelledby="callback-title">
      <div className="callback__words">
        <h2 id="callback-title" className="section-title">
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <div className="callback__form">
        <CallbackForm />
      </div>
    </section>
  );
}
