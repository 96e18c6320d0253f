import type { QueryClient } from '@gallery/shared/query';

/** The answers that a page contains. Their time stays outside, so that a page keeps its bytes until an answer changes. */
export type PageData = [queryKey: readonly unknown[], answer: unknown][];

/** Collects each answer in a fixed order. `readAt` is the milliseconds since 1970 at which the oldest arrived. */
export function collectPageData(queryClient: QueryClient): { data: PageData; readAt: number } {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1));
  return {
    data: queries.map(({ queryKey, state }) => [queryKey, state.data]),
    readAt: Math.min(Date.now(), ...queries.map(({ state }) => state.dataUpdatedAt)),
  };
}

export function restorePageData(queryClient: QueryClient, data: PageData, readAt: number): void {
  for (const [queryKey, answer] of data) queryClient.setQueryData(queryKey, answer, { updatedAt: readAt });
}
