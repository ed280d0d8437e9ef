import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

/** What stands on the picture of a page. */
export interface SocialCard {
  title: string;
  description: string;
  /** Host of the site, for the picture's foot. */
  host: string;
}

const width = 1200;
const height = 630;
const ink = '#1e293b';
const require = createRequire(import.meta.url);

interface Box {
  type: string;
  props: { style: Record<string, string | number>; children?: Box[] | string };
}

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

/** The bars of the mark, as a wave that runs across the picture's foot. */
const wave = [18, 34, 62, 96, 70, 44, 88, 124, 92, 56, 30, 66, 108, 142, 98, 60, 36, 74, 112, 80, 48, 26, 58, 40, 20];

function draw({ title, description, host }: SocialCard): Box {
  const titleSize = title.length > 56 ? 60 : title.length > 32 ? 72 : 88;
  const bars = wave.map((tall, index) =>
    box({
      width: 14,
      height: tall,
      marginRight: 10,
      borderRadius: 7,
      background: index % 8 < 4 ? '#3f66fb' : '#00cfe8',
    }),
  );
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: '64px 72px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: '#f8fafc',
    },
    [
      box({ flexDirection: 'column' }, [
        box({ fontFamily: 'Figtree', fontSize: 30, color: '#3f66fb', marginBottom: 28 }, 'Parley'),
        box(
          {
            fontFamily: 'Anek',
            fontWeight: 700,
            fontSize: titleSize,
            lineHeight: 1.02,
            letterSpacing: -1.5,
            color: ink,
          },
          title,
        ),
        box(
          { fontFamily: 'Figtree', fontSize: 30, lineHeight: 1.4, color: '#475569', marginTop: 28, maxWidth: 940 },
          description.length > 150 ? `${description.slice(0, 147).trimEnd()}…` : description,
        ),
      ]),
      box({ alignItems: 'center', justifyContent: 'space-between' }, [
        box({ alignItems: 'center', height: 150 }, bars),
        box({ fontFamily: 'Figtree', fontSize: 28, color: '#475569' }, host),
      ]),
    ],
  );
}

type Fonts = NonNullable<Parameters<typeof satori>[1]>['fonts'];
let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const read = (file: string) => readFile(require.resolve(file));
  const [anek, figtree] = await Promise.all([
    read('@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff'),
    read('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  ]);
  return [
    { name: 'Anek', data: anek, weight: 700, style: 'normal' },
    { name: 'Figtree', data: figtree, weight: 400, style: 'normal' },
  ];
}

/** Draws a card: a PNG of 1200 × 630 pixels. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(draw(card) as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts: await fonts,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}
