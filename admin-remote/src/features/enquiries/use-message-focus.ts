import { useEffect, useRef } from 'react';

/**
 * Keeps the place of who walks through the letters by keyboard: where the letter that held the focus has left the
 * list, the one that took its place has it; without one, the list.
 */
export function useMessageFocus<List extends HTMLElement>(letters: unknown) {
  const list = useRef<List>(null);
  const place = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters are what may take the focus away
  useEffect(() => {
    const left = place.current;
    place.current = undefined;
    if (left === undefined || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    const next = items[Math.min(left, items.length - 1)] ?? list.current;
    next?.focus();
  }, [letters]);

  return {
    list,
    /** The focus is in the letter at `position`, which may leave the list. */
    keep(position: number) {
      place.current = position;
    },
  };
}
