import type { AvailabilityChange } from '@gallery/shared/contract/catalogue/artwork';
import type { SavedListAnswer } from '@gallery/shared/contract/saved/saved';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { useEffect } from 'react';

export function useLiveSaved(userId: string, listId: string, answer: SavedListAnswer | undefined): void {
  const queryClient = useQueryClient();
  const isRead = answer !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const leaving = new AbortController();
    const { queryKey } = savedQueries.list(userId, listId);
    // The page also works without live updates.
    follow(queryClient, queryKey, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isRead, userId, listId, queryClient]);
}

type Key = ReturnType<typeof savedQueries.list>['queryKey'];

async function follow(queryClient: QueryClient, queryKey: Key, signal: AbortSignal): Promise<void> {
  const { followAvailability } = await import(/* webpackChunkName: "live" */ '@gallery/shared/live');
  const listener = {
    onStale: () => void queryClient.invalidateQueries({ queryKey }),
    onEvent: (change: AvailabilityChange) =>
      void queryClient.setQueryData(queryKey, (known) => known && withChange(known, change)),
  };
  const position = queryClient.getQueryData(queryKey)?.stream_position;
  await followAvailability(listener, signal, position === undefined ? undefined : String(position));
}

function withChange(answer: SavedListAnswer, change: AvailabilityChange): SavedListAnswer {
  if (!answer.works.some(({ artwork }) => artwork._id === change._id)) return answer;
  const works = answer.works.map((saved) =>
    saved.artwork._id === change._id ? { ...saved, artwork: { ...saved.artwork, ...change } } : saved,
  );
  return { ...answer, works };
}
