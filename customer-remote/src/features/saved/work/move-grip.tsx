import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './saved-works.module.css';
import type { Moving } from './use-moving';

type MoveGripProps = { moving: Moving; work: ListedArtwork; place: number };

/** A click or Space picks the work up and drops it. Arrows and dragging move it, Escape puts it back. */
export function MoveGrip({ moving, work, place }: MoveGripProps) {
  const { lift, shown, moveTo, drop, pickUp, putBack } = moving;
  const isLifted = lift?.id === work._id;

  function onKeyDown(event: KeyboardEvent) {
    if (!isLifted) return;
    const target = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (event.key === 'Escape') putBack();
    else if (target === undefined) return;
    else moveTo(target);
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    const { currentTarget: grip, clientY } = event;
    if (!grip.hasPointerCapture?.(event.pointerId)) return;
    const item = grip.closest('li')?.getBoundingClientRect();
    if (!item) return;
    if (!isLifted && Math.abs(clientY - (item.top + item.height / 2)) > item.height / 2) pickUp(work._id);
    else if (isLifted && clientY < item.top) moveTo(place - 1);
    else if (isLifted && clientY > item.bottom) moveTo(place + 1);
  }

  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={`Move ${work.name_of_artwork}, ${place + 1} of ${shown.length}`}
      aria-pressed={isLifted}
      onClick={() => (isLifted ? drop() : pickUp(work._id))}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture?.(pointerId)}
      onPointerMove={onPointerMove}
    >
      <svg viewBox="0 0 12 18" aria-hidden="true">
        <path d="M2 2h2v2H2zM8 2h2v2H8zM2 8h2v2H2zM8 8h2v2H8zM2 14h2v2H2zM8 14h2v2H8z" />
      </svg>
    </button>
  );
}
