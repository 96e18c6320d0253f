import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedListAnswer, type SavedWork, savedPaths } from '@gallery/shared/contract/saved/saved';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { useState } from 'react';

type Lift = { id: string; from: number; to: number };

/** A work that is picked up moves in the shown order. Only dropping it saves the order. */
export function useMoving(listId: string, works: SavedWork[]) {
  const queryClient = useQueryClient();
  const [lift, setLift] = useState<Lift | null>(null);
  const save = useAction({
    mutationFn: async ({ id, before }: { id: string; before: string | undefined }) => {
      const input = { list_id: listId, before_id: before };
      await sendJson<MessageAnswer>('PUT', savedPaths.place(id), input);
    },
    invalidates: savedQueries.all,
  });
  const shown = lift ? moved(works, lift) : works;

  function moveTo(to: number) {
    if (lift) setLift({ ...lift, to: Math.max(0, Math.min(works.length - 1, to)) });
  }

  function drop() {
    setLift(null);
    if (!lift || lift.from === lift.to) return;
    queryClient.setQueriesData<SavedListAnswer>(
      { queryKey: savedQueries.all, predicate: ({ queryKey }) => queryKey.at(-1) === listId },
      (known) => known && { ...known, works: moved(known.works, lift) },
    );
    save.mutate({ id: lift.id, before: shown[lift.to + 1]?.artwork._id });
  }

  return {
    lift,
    shown,
    moveTo,
    drop,
    pickUp: (id: string) => {
      const from = works.findIndex(({ artwork }) => artwork._id === id);
      setLift({ id, from, to: from });
    },
    putBack: () => setLift(null),
  };
}

export type Moving = ReturnType<typeof useMoving>;

function moved(works: SavedWork[], { id, to }: Lift): SavedWork[] {
  const work = works.find(({ artwork }) => artwork._id === id);
  const others = works.filter((one) => one !== work);
  return work ? [...others.slice(0, to), work, ...others.slice(to)] : works;
}
