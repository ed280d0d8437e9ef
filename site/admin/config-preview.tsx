import { Button } from '@parley/kit-ui/button';
import { Select } from '@parley/kit-ui/select';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { previewParameter } from '../site-config/preview.ts';

const pages = [
  { value: '/', label: 'Home' },
  { value: '/solutions/real-estate', label: 'Real estate' },
  { value: '/contact-us', label: 'Contact' },
  { value: '/blog', label: 'Blog' },
];
const widths = { desktop: 1280, phone: 390 } as const;

/** The site beside its configuration, as this browser shows it. `version` changes when other than this is published. */
export function ConfigPreview({ version }: { version: number }) {
  const [path, setPath] = useState('/');
  const [device, setDevice] = useState<keyof typeof widths>('desktop');
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const id = useId();
  const width = widths[device];
  const scale = size ? Math.min(1, size.width / width) : 1;
  return (
    <section className="config-preview" aria-label="Preview">
      <div className="config-preview__head">
        <label htmlFor={id} className="visually-hidden">
          Page
        </label>
        <Select id={id} options={pages} value={path} onPick={setPath} />
        <fieldset className="switch">
          <legend className="visually-hidden">Width</legend>
          <Button look="quiet" small aria-pressed={device === 'desktop'} onClick={() => setDevice('desktop')}>
            <Monitor size={18} aria-hidden="true" /> Desktop
          </Button>
          <Button look="quiet" small aria-pressed={device === 'phone'} onClick={() => setDevice('phone')}>
            <Smartphone size={18} aria-hidden="true" /> Phone
          </Button>
        </fieldset>
      </div>
      <div ref={place} className="config-preview__place">
        {size && (
          <iframe
            key={`${version} ${path}`}
            title="The site with these changes"
            src={`${path}?${previewParameter}`}
            style={{
              width,
              height: size.height / scale,
              transform: `scale(${scale})`,
              marginLeft: Math.max(0, (size.width - width * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
