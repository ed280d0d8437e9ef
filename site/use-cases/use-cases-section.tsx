import { Button } from '@parley/kit-ui/button';
import {
  AudioLines,
  Check,
  FileText,
  Filter,
  Handshake,
  House,
  IndianRupee,
  KeyRound,
  Languages,
  type LucideIcon,
  Search,
  ShieldCheck,
  Signal,
  View,
} from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { english } from '../languages/languages.ts';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import { VideoFrame } from '../media/video-frame.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { OwnPicture } from '../site-config/own-picture.tsx';
import { useText } from '../site-config/site-config-provider.tsx';
import { type UseCase, type UseCaseCategory, type UseCaseIcon, useCases } from './use-cases.ts';

const icons: Record<UseCaseIcon, LucideIcon> = {
  search: Search,
  filter: Filter,
  handshake: Handshake,
  key: KeyRound,
  tour: View,
  document: FileText,
  loan: IndianRupee,
  home: House,
  languages: Languages,
  signal: Signal,
  shield: ShieldCheck,
};

const tabs: ReadonlyArray<{ category: UseCaseCategory; label: string }> = [
  { category: 'b2c', label: 'B2C Use Cases' },
  { category: 'implementation', label: 'Product Features' },
];

/** What the agent is used for: a list that picks, and what was picked; on small screens an accordion of all. */
export function UseCasesSection({ videos }: { videos: Readonly<Record<string, string>> }) {
  const t = useWords();
  const title = useText('useCases', 'title', 'From the first question to the keys');
  const [category, setCategory] = useState<UseCaseCategory>('b2c');
  const [pickedId, setPickedId] = useState<string>();
  const shown = useCases.filter((useCase) => useCase.category === category);
  const picked = shown.find(({ id }) => id === pickedId) ?? shown[0];
  const panelId = useId();
  return (
    <section id="use-cases" className="cases frame" aria-labelledby="cases-title">
      <h2 id="cases-title" className="section-title">
        {title}
      </h2>
      <div className="cases__wide">
        <Tabs category={category} panelId={panelId} onPick={setCategory} />
        <div className="cases__columns" id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${category}`}>
          <ul className="cases__list" style={{ '--picked': picked ? shown.indexOf(picked) : 0 } as CSSProperties}>
            {shown.map((useCase) => (
              <li key={useCase.id}>
                <button type="button" aria-pressed={useCase === picked} onClick={() => setPickedId(useCase.id)}>
                  <Icon name={useCase.icon} />
                  {t(useCase.title)}
                </button>
              </li>
            ))}
          </ul>
          {picked && (
            <div className="cases__detail">
              <h3 aria-live="polite">{t(picked.title)}</h3>
              <Detail useCase={picked} video={videos[picked.id]} />
            </div>
          )}
        </div>
      </div>
      <div className="cases__narrow">
        {useCases.map((useCase) => (
          <details key={useCase.id} name="use-cases">
            <summary>
              <Icon name={useCase.icon} />
              {t(useCase.title)}
            </summary>
            <Detail useCase={useCase} video={videos[useCase.id]} />
          </details>
        ))}
      </div>
    </section>
  );
}

interface TabsProps {
  category: UseCaseCategory;
  panelId: string;
  onPick: (category: UseCaseCategory) => void;
}

function Tabs({ category, panelId, onPick }: TabsProps) {
  const t = useWords();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.category === category);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onPick(tab.category);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="cases__tabs" role="tablist" aria-label={t('Kinds of use cases')} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.category}
          id={`${panelId}-${tab.category}`}
          type="button"
          role="tab"
          aria-selected={tab.category === category}
          aria-controls={panelId}
          tabIndex={tab.category === category ? 0 : -1}
          onClick={() => onPick(tab.category)}
        >
          {t(tab.label)}
        </button>
      ))}
    </div>
  );
}

/** Where the pictures of the configuration stand that are named for what such calls are about. */
const pictureFields: Readonly<Record<string, string>> = {
  propertySearch: 'useCaseAppointmentBooking',
  leadQualification: 'useCaseLeadGeneration',
  postSaleSupport: 'useCaseCustomerSupport',
  postPurchase: 'useCaseFollowUp',
};

function Detail({ useCase, video }: { useCase: UseCase; video: string | undefined }) {
  const t = useWords();
  const { id, title, description, benefits, cta, excerpt } = useCase;
  const openDialog = useOpenDialog();
  const [caller, agent] = excerpt;
  // Our own videos show the same words, in English; large enough to read where there is room.
  const isInVideo = useLanguage() === english && video?.startsWith('/use-case-videos/');
  return (
    <div className="case">
      <p>{t(description)}</p>
      <figure className="case__talk" data-in-video={isInVideo || undefined}>
        <figcaption className="visually-hidden">{t('From such a call')}</figcaption>
        <p>
          <span>{t('Caller')}</span>
          {t(caller)}
        </p>
        <p data-agent>
          <span>
            <AudioLines size={14} aria-hidden="true" /> {t('Agent')}
          </span>
          {t(agent)}
        </p>
      </figure>
      {pictureFields[id] && <OwnPicture field={pictureFields[id]} place="wide" />}
      <VideoFrame key={id} src={video} label={t('Demo video: {title}', { title: t(title) })} />
      <ul className="case__benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={18} aria-hidden="true" />
            {t(benefit)}
          </li>
        ))}
      </ul>
      <Button data-track="use-case-try-now" onClick={() => openDialog('demo-call')}>
        {t(cta)}
      </Button>
    </div>
  );
}

function Icon({ name }: { name: UseCaseIcon }) {
  const Drawing = icons[name];
  return <Drawing size={20} className="cases__icon" aria-hidden="true" />;
}
