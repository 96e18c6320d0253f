import { type KeyboardCoordinateGetter, useDndContext } from '@dnd-kit/core';

/** The lifted row: its place now and before, counted from 1. */
export function useLift() {
  const { active, over } = useDndContext();
  if (!active) return null;
  const places: string[] = active.data.current?.sortable.items ?? [];
  const placeOf = (id: unknown) => places.indexOf(String(id)) + 1;
  return {
    id: String(active.id),
    was: placeOf(active.id),
    place: placeOf(over?.id ?? active.id),
    count: places.length,
  };
}

export const lift = {
  up: () => press('ArrowUp'),
  down: () => press('ArrowDown'),
  drop: () => press('Space'),
  putBack: () => press('Escape'),
};

function press(code: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
}

/** Returns the coordinates that center the lifted row on the one before, after, first, or last. */
export const toNeighbor: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context;
  const places: string[] = active?.data.current?.sortable.items ?? [];
  const at = places.indexOf(String(over?.id ?? active?.id));
  const last = places.length - 1;
  const targets: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last };
  const target = targets[event.code];
  if (target === undefined) return;
  event.preventDefault();
  const rect = droppableRects.get(places[Math.min(Math.max(target, 0), last)] ?? '');
  if (!rect || !collisionRect) return;
  return { x: collisionRect.left, y: rect.top + (rect.height - collisionRect.height) / 2 };
};
