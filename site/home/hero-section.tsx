import { Button } from '@parley/kit-ui/button';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { HeroDemoVideo } from '../media/hero-demo-video.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { hero } from './home-content.ts';
import { SampleCallBand } from './sample-call-band.tsx';

/** The product in one sentence, its two buttons, the demo video, and a call to hear. */
export function HeroSection({ video }: { video: string }) {
  const openDialog = useOpenDialog();
  return (
    <>
      <section className="hero frame">
        <h1 className="hero__title">{hero.title}</h1>
        <div className="hero__side">
          <p className="hero__subtitle">{hero.subtitle}</p>
          <div className="hero__actions">
            <Button onClick={() => openDialog('demo-call')}>{hero.primary}</Button>
            <BookDemoLink look="outline">{hero.secondary}</BookDemoLink>
          </div>
        </div>
        <HeroDemoVideo src={video} />
      </section>
      <SampleCallBand />
    </>
  );
}
