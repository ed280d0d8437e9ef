import { useWords } from '../languages/use-words.tsx';
/** Says of a customer, in one word beside the name, that it is invented. */
export function SampleTag() {
  const t = useWords();
  return <span className="sample-tag">{t('Example')}</span>;
}
