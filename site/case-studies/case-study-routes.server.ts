import { Hono } from 'hono';
import { SiteError } from '../server/site-error.ts';
import type { CaseStudyReader } from './case-study.ts';

const briefly = 'public, max-age=5';

/** Public reads of case studies: the RPC of spec 000 §7, and one in full by its slug. */
export function createCaseStudyRoutes(caseStudies: CaseStudyReader): Hono {
  const routes = new Hono();
  routes.post('/rpc/get_public_case_studies', async (context) => {
    context.header('cache-control', briefly);
    return context.json(await caseStudies.listPublic());
  });
  routes.get('/api/case-studies/:slug', async (context) => {
    const study = await caseStudies.find(context.req.param('slug'));
    if (!study) throw SiteError.notFound();
    context.header('cache-control', briefly);
    return context.json(study);
  });
  return routes;
}
