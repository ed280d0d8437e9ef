import { Button } from '@parley/kit-ui/button';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { HeroDemoVideo } from '../media/hero-demo-video.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { OwnPicture } from '../site-config/own-picture.tsx';
import { useText } from '../site-config/site-config-provider.tsx';
import { hero } from './home-content.ts';
import { SampleCallBand } from './sample-call-band.tsx';

/** The product in one sentence, its two buttons, the demo video, and a call to hear. */
export function HeroSection({ video }: { video: string }) {
  const openDialog = useOpenDialog();
  const title = useText('hero', 'title', hero.title);
  const subtitle = useText('hero', 'subtitle', hero.subtitle);
  const primary = useText('hero', 'primaryButton', hero.primary);
  const secondary = useText('hero', 'secondaryButton', hero.secondary);
  return (
    <>
      <section className="hero frame">
        <h1 className="hero__title">{title}</h1>
        <div className="hero__side">
          <p className="hero__subtitle">{subtitle}</p>
          <OwnPicture field="heroProduct" place="wide" />
          <div className="hero__actions">
            <Button data-track="hero-try-now" onClick={() => openDialog('demo-call')}>
              {primary}
            </Button>
            <BookDemoLink look="outline">{secondary}</BookDemoLink>
          </div>
        </div>
        <HeroDemoVideo src={video} />
      </section>
      <SampleCallBand />
    </>
  );
}
