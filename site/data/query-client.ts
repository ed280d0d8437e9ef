import { QueryClient } from '@tanstack/react-query';

/** How long an answer is taken as fresh; milliseconds (spec 000 §9). */
export const freshMs = 5 * 60_000;
/** How long an answer that nobody shows is kept; milliseconds. */
export const keptMs = 10 * 60_000;

/** What the admin's screens read the server with. Another one for each visitor when pages are rendered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: keptMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: 1,
      },
    },
  });
}
