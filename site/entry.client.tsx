import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './languages/languages.ts';
import { loadWords } from './languages/words.ts';

// A page comes alive with the words that the server wrote it with.
await loadWords(languageOf(window.location.pathname));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
