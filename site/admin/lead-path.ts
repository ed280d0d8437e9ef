import { filterParameters, type LeadFilters } from '../leads/lead-filters.ts';

/** The page of one lead, which knows the list that it was opened from. */
export function leadPath(id: string, filters: LeadFilters): string {
  return withFilters(`/admin/leads/${id}`, filters);
}

/** The list. */
export function leadsPath(filters: LeadFilters): string {
  return withFilters('/admin', filters);
}

function withFilters(path: string, filters: LeadFilters): string {
  const parameters = filterParameters(filters);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
