import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SampleTag } from '../samples/sample-tag.tsx';
import { type StoredTestimonialsSection, TestimonialsSectionForm } from '../testimonials/testimonial-fields.ts';
import { defaultSectionText, type Testimonial } from '../testimonials/testimonials.ts';
import { type OrderedContent, readOrderedContent } from './ordered-content.ts';
import { OrderedList } from './ordered-list.tsx';
import { SectionForm } from './section-form.tsx';
import { TestimonialEditor } from './testimonial-editor.tsx';
import './content.css';

type TestimonialsData = OrderedContent<Testimonial, StoredTestimonialsSection>;

export function loader(request: LoaderFunctionArgs): Promise<TestimonialsData> {
  return readOrderedContent(request, 'testimonials');
}

/** Within the app they are asked for only once the guard has let the person in. */
export function clientLoader(): TestimonialsData {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** What customers say on the home page, in which order, and the words beside it. */
export default function TestimonialsAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <>
      <OrderedList<Testimonial>
        table="testimonials"
        first={first?.rows ?? null}
        title="Testimonials"
        one="testimonial"
        many="testimonials"
        columns={['Customer', 'Stars', 'Visitors']}
        nameOf={({ name }) => name}
        textOf={({ name, role, quote }) => `${name} ${role} ${quote}`}
        cells={(row) => <Cells testimonial={row} />}
        editor={(row, close, reload) => <TestimonialEditor stored={row} onClose={close} reload={reload} />}
        empty="Until one is active, visitors read that there are none."
      />
      <SectionForm<StoredTestimonialsSection, { title: string; description: string; view_all_text: string }>
        table="testimonials_section"
        first={first?.section ?? null}
        schema={TestimonialsSectionForm}
        toForm={(row) => ({
          title: row?.title ?? defaultSectionText.title,
          description: row?.description ?? '',
          view_all_text: row?.view_all_text ?? defaultSectionText.view_all_text,
        })}
        note="Stands beside the testimonials on the home page."
        fields={({ values, errors, set }) => (
          <>
            <TextField
              label="Title"
              value={values.title}
              error={errors.title}
              onChange={(event) => set('title', event.currentTarget.value)}
            />
            <TextArea
              label="Description"
              value={values.description}
              error={errors.description}
              onChange={(event) => set('description', event.currentTarget.value)}
            />
            <TextField
              label="Link to the case studies"
              value={values.view_all_text}
              error={errors.view_all_text}
              onChange={(event) => set('view_all_text', event.currentTarget.value)}
            />
          </>
        )}
      />
    </>
  );
}

function Cells({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, quote, rating, is_active: isActive, is_sample: isSample } = testimonial;
  return (
    <>
      <td className="rows__main">
        <b>{name}</b>
        <span className="rows__role">{role}</span>
        <span className="rows__under">{quote}</span>
      </td>
      <td className="rows__number">{rating} of 5</td>
      <td>
        <span className="state-tag" data-state={isActive ? 'shown' : 'hidden'}>
          {isActive ? 'Active' : 'Off'}
          {isSample && <SampleTag />}
        </span>
      </td>
    </>
  );
}
