import { createRoot, hydrateRoot } from 'react-dom/client';
import { LazyImage } from '../src/lazy-image.tsx';

/** Pictures at many heights of one long page; `window.show` draws them. */
export function Pictures() {
  return (
    <div style={{ position: 'relative', height: 4000 }}>
      {[0, 640, 700, 2000, 3000].map((top) => (
        <div key={top} style={{ position: 'absolute', top, width: 320 }}>
          <LazyImage src={`/${top === 0 ? 'missing' : `at-${top}`}.svg`} alt={`At ${top}`} width={320} height={200} />
        </div>
      ))}
      <div style={{ position: 'absolute', top: 3500, width: 320 }}>
        <LazyImage src="/first.svg" alt="First" width={320} height={200} priority />
      </div>
    </div>
  );
}

if (typeof document !== 'undefined') {
  const place = document.querySelector('#place') as HTMLElement;
  if (place.hasChildNodes()) hydrateRoot(place, <Pictures />);
  else createRoot(place).render(<Pictures />);
}
