import { Button, buttonClass } from '@parley/kit-ui/button';
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import type { StoredCaseStudy } from '../case-studies/case-study-fields.ts';
import { CaseStudyEditor } from './case-study-editor.tsx';
import { noRowCode, TableError } from './table-client.ts';
import { useCaseStudy } from './use-case-studies.ts';
import './content.css';

interface EditData {
  /** Null when there is none, or when it is still to be asked for. */
  first: StoredCaseStudy | null;
}

export async function loader({ context, params }: LoaderFunctionArgs): Promise<EditData> {
  const { viewer, admin } = context.get(siteRequestContext);
  if (params.id === newId) return { first: null };
  try {
    const filters = [{ column: 'id', value: params.id ?? '' }];
    const row = await admin.tables.selectOne(viewer, 'case_studies', { filters });
    return { first: row as unknown as StoredCaseStudy };
  } catch (error) {
    // The page asks again by itself and says that there is none. The class of the error is the server's own.
    if (error instanceof Error && 'code' in error && error.code === noRowCode) return { first: null };
    throw error;
  }
}

/** Within the app it is asked for only once the guard has let the person in. */
export function clientLoader(): EditData {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The id that stands in the address of a case study that is not stored yet. */
const newId = 'new';

/** The form of one case study. */
export default function CaseStudyEditAdminRoute() {
  const { id = newId } = useParams();
  const { first } = useLoaderData<typeof loader>();
  if (id === newId) return <CaseStudyEditor key={id} stored={null} />;
  return <StoredStudy key={id} id={id} first={first?.id === id ? first : null} />;
}

function StoredStudy({ id, first }: { id: string; first: StoredCaseStudy | null }) {
  const { data: study, error, refetch } = useCaseStudy(id, first);
  if (study) return <CaseStudyEditor stored={study} />;
  const isMissing = error instanceof TableError && error.code === noRowCode;
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Edit a case study</h1>
      </div>
      {error && (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">
            {isMissing ? 'This case study does not exist' : 'The case study could not be loaded'}
          </h2>
          <p>{isMissing ? 'Somebody may have deleted it.' : error.message}</p>
          <p className="admin-empty__ways">
            {!isMissing && (
              <Button small onClick={() => void refetch()}>
                Try again
              </Button>
            )}
            <Link to="/admin/case-studies" className={buttonClass('outline', true)}>
              All case studies
            </Link>
          </p>
        </div>
      )}
      {!error && (
        <div className="editor editor--loading" role="status">
          <span className="visually-hidden">Loading the case study…</span>
        </div>
      )}
    </>
  );
}
