import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './grip.module.css';
import { gripId, type Sequence } from './use-sequence';

type GripProps = { id: string; name: string; place: number; count: number; sequence: Sequence };

/** Space, a click, or a drag lifts the row. `LiftBar` then moves it. */
export function Grip({ id, name, place, count, sequence }: GripProps) {
  const dragged = useRef<'no' | 'pressed' | 'moved'>('no');
  const isLifted = sequence.lifted?.id === id;

  function press() {
    const wasDragged = dragged.current === 'moved';
    dragged.current = 'no';
    if (wasDragged || sequence.busy) return;
    if (isLifted) sequence.setDown();
    else sequence.lift(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isLifted) return;
    const targets: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: count };
    const target = targets[event.key];
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (target === undefined) sequence.putBack();
    else sequence.moveTo(target);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (dragged.current === 'no' || sequence.busy) return;
    const target = placeAt(event);
    if (target === null || (target === place && dragged.current === 'pressed')) return;
    if (!isLifted) sequence.lift(id);
    else if (target !== place) sequence.moveTo(target);
    dragged.current = 'moved';
  }

  function onPointerUp() {
    if (dragged.current === 'moved') sequence.setDown();
    else dragged.current = 'no';
  }

  return (
    <button
      id={gripId(id)}
      type="button"
      className={styles.grip}
      aria-pressed={isLifted}
      aria-label={
        isLifted ? `${name}: lifted, place ${place} of ${count}` : `Move ${name}, place ${place} of ${count}`
      }
      aria-describedby="how-to-move"
      onClick={press}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragged.current = 'pressed';
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={sequence.putBack}
    >
      <svg viewBox="0 0 12 18" aria-hidden="true">
        {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
      </svg>
    </button>
  );
}

/** Returns the position of the row under the pointer. Near an edge of the window it scrolls the page. */
function placeAt({ clientX, clientY }: PointerEvent<HTMLElement>): number | null {
  if (clientY < 48) window.scrollBy(0, -24);
  if (clientY > window.innerHeight - 48) window.scrollBy(0, 24);
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}
