import { useEffect, useRef } from 'react';

/**
 * After an item of a list goes, the focus moves to the next one, after the last one to the one before, and from an empty
 * list to the heading of the page. `controls` selects the control of each item, and `items` change with the list.
 */
export function useNextItem(controls: string, items: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(items): other items replace the one that went
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return;
    const rest = [...(list.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    const next = rest[left.current] ?? rest.at(-1) ?? document.querySelector('h1');
    left.current = null;
    next?.focus();
  }, [items, controls]);
  return {
    list,
    /** Says which item goes, before it does. */
    leave(place: number) {
      left.current = place;
    },
  };
}
