import { useEffect, useRef } from 'react';

/** When the focused message leaves the list, the next one or the list receives the focus. */
export function useMessageFocus<List extends HTMLElement>(messages: unknown) {
  const list = useRef<List>(null);
  const place = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are what may take the focus away
  useEffect(() => {
    const left = place.current;
    place.current = undefined;
    if (left === undefined || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    const next = items[Math.min(left, items.length - 1)] ?? list.current;
    next?.focus();
  }, [messages]);

  return {
    list,
    holdFocusAt(position: number) {
      place.current = position;
    },
  };
}
