import { useEffect, useRef, useState } from 'react';
import { sequenceLots } from '../auction.queries';
import { useAuctionAction } from '../use-auction-action';

type Lifted = { id: string; was: number };

/** Moves lots locally while one is lifted. Setting it down saves the order of all lots. */
export function useSequence(auctionId: string, ids: readonly string[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const grip = useRef<string | null>(null);
  const save = useAuctionAction((next: readonly string[]) => sequenceLots(auctionId, next));
  const wasPending = useRef(false);
  const shown = order ?? ids;

  // Keeps the new order until the refetch, whether the API saved or refused it.
  useEffect(() => {
    if (wasPending.current && !save.isPending) setOrder(null);
    wasPending.current = save.isPending;
  }, [save.isPending]);

  // A row that moves in the document loses the focus, and so does a removed button of the bar.
  useEffect(() => {
    if (!grip.current) return;
    if (document.activeElement === document.body) document.getElementById(gripId(grip.current))?.focus();
    if (!lifted) grip.current = null;
  });

  function lift(id: string) {
    grip.current = id;
    setOrder(ids);
    setLifted({ id, was: ids.indexOf(id) + 1 });
  }

  function moveTo(place: number) {
    if (!lifted) return;
    const others = shown.filter((id) => id !== lifted.id);
    const at = Math.min(Math.max(place, 1), ids.length) - 1;
    setOrder([...others.slice(0, at), lifted.id, ...others.slice(at)]);
  }

  function setDown() {
    const moved = order?.some((id, index) => id !== ids[index]);
    setLifted(null);
    if (order && moved) save.mutate(order);
    else setOrder(null);
  }

  return {
    shown,
    lifted: lifted && { ...lifted, place: shown.indexOf(lifted.id) + 1 },
    busy: save.isPending,
    lift,
    moveTo,
    setDown,
    putBack() {
      setLifted(null);
      setOrder(null);
    },
  };
}

export const gripId = (lotId: string) => `grip-${lotId}`;
export type Sequence = ReturnType<typeof useSequence>;
