import { useWords } from '../languages/use-words.tsx';
/** What stands where a video would (spec 000 §8). */
export function NoVideo() {
  const t = useWords();
  return <p className="no-video">{t('No demo video available')}</p>;
}
