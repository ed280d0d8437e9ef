import { QueryClient } from '@tanstack/react-query';
import { freshMs, keptMs } from './freshness.ts';

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
