import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { useEffect, useState } from 'react';
import type { SampleCount } from '../samples/sample-count.ts';

type SampleState =
  | { name: 'none' }
  | { name: 'there'; count: SampleCount }
  | { name: 'asking'; count: SampleCount }
  | { name: 'removing'; count: SampleCount }
  | { name: 'failed'; count: SampleCount }
  | { name: 'removed' };

/** Says that invented content is on the public pages, and removes it all when asked twice. */
export function SampleContent() {
  const [state, setState] = useState<SampleState>({ name: 'none' });

  useEffect(() => {
    const abort = new AbortController();
    request({ signal: abort.signal }).then(
      (count) => setState(isEmpty(count) ? { name: 'none' } : { name: 'there', count }),
      (error: unknown) => {
        // The leads above matter more; the next visit asks again.
        if (!abort.signal.aborted) console.warn('The sample content could not be counted', error);
      },
    );
    return () => abort.abort();
  }, []);

  if (state.name === 'none') return null;
  if (state.name === 'removed')
    return (
      <p className="admin-samples" role="status">
        All sample content is removed.
      </p>
    );

  const { count } = state;
  const remove = async () => {
    setState({ name: 'removing', count });
    try {
      await request({ method: 'DELETE' });
      setState({ name: 'removed' });
    } catch (error) {
      console.error('The sample content could not be removed', error);
      setState({ name: 'failed', count });
    }
  };
  return (
    <section className="admin-samples" aria-labelledby="samples-title">
      <h2 id="samples-title">Sample content</h2>
      <p>The website shows {inWords(count)} that are invented and marked Example.</p>
      <Button look="outline" small onClick={() => setState({ name: 'asking', count })}>
        Remove sample content
      </Button>
      <Dialog
        open={state.name !== 'there'}
        onOpenChange={(open) => !open && setState({ name: 'there', count })}
        title="Remove all sample content?"
        description={`This deletes ${inWords(count)}. What you added yourself stays. It cannot be undone.`}
        locked={state.name === 'removing'}
      >
        {state.name === 'failed' && (
          <p role="alert" className="field__error">
            It could not be removed, and nothing is changed. Please try again.
          </p>
        )}
        <div className="admin-samples__choice">
          <Button look="danger" busy={state.name === 'removing'} onClick={() => void remove()}>
            Remove
          </Button>
          <Button
            look="outline"
            disabled={state.name === 'removing'}
            onClick={() => setState({ name: 'there', count })}
          >
            Keep
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function isEmpty({ caseStudies, testimonials, keyFeatures }: SampleCount): boolean {
  return caseStudies + testimonials + keyFeatures === 0;
}

function inWords({ caseStudies, testimonials, keyFeatures }: SampleCount): string {
  const kinds: Array<[number, string, string]> = [
    [caseStudies, 'case study', 'case studies'],
    [testimonials, 'testimonial', 'testimonials'],
    [keyFeatures, 'key feature', 'key features'],
  ];
  const parts = kinds
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`);
  return new Intl.ListFormat('en-US').format(parts);
}

async function request(init: RequestInit): Promise<SampleCount> {
  const response = await fetch('/api/admin/sample-content', init);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as SampleCount;
}
