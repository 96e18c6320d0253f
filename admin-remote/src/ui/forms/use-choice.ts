import { type KeyboardEvent, useEffect, useState } from 'react';

type ChoiceProps = { ids: readonly string[]; onChoose: (at: number) => void; onClose: () => void };

export function useChoice({ ids, onChoose, onClose }: ChoiceProps) {
  const [at, setAt] = useState<number | null>(null);
  const count = ids.length;
  const options = ids.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are another choice
  useEffect(() => setAt(null), [options]);

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(at === null ? 0 : (at + 1) % count),
      ArrowUp: () => setAt(((at ?? 0) + count - 1) % count),
      Escape: onClose,
      ...(at !== null && { Enter: () => onChoose(at) }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return { at, onKeyDown };
}
