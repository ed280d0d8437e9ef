import { useLanguage, useWords } from './use-words.tsx';

/** The `lang` of text that stands in English alone: undefined on an English page, which needs none. */
export function useEnglishLang(): 'en' | undefined {
  return useLanguage().code === 'en' ? undefined : 'en';
}

/** Says on a page of another language that what follows is in English; nothing on an English page. */
export function EnglishNote() {
  const t = useWords();
  const isOther = useEnglishLang() !== undefined;
  return isOther ? <p className="english-note">{t('This is in English.')}</p> : null;
}
