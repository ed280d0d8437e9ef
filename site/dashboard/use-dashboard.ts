import type { CallSummary } from '@parley/voice-protocol/call-summary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardSummary, SummaryDays } from './dashboard-summary.ts';

/** Figures are read anew when the page is opened again after so long. */
const staleMs = 30_000;

/** The site's figures of so many days. `first` came with the document; while others load, the ones before stay. */
export function useDashboard(days: SummaryDays, first: DashboardSummary | null) {
  return useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => read<DashboardSummary>(`/api/admin/dashboard?days=${days}`, signal),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
    ...(first?.events.days.length === days ? { initialData: first } : {}),
  });
}

/** The voice platform's figures; null where none is connected. Apart, for the platform may be elsewhere and slow. */
export function useCallSummary(days: SummaryDays) {
  return useQuery({
    queryKey: ['dashboard-calls', days],
    queryFn: async ({ signal }) =>
      (await read<{ calls: CallSummary | null }>(`/api/admin/dashboard/calls?days=${days}`, signal)).calls,
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });
}

async function read<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as Answer;
}
