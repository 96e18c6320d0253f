import { useSortable } from '@dnd-kit/sortable';
import { type MouseEvent, useLayoutEffect } from 'react';
import styles from './grip.module.css';
import { lift } from './lift';

/** Makes an element a row of `Reorder`. `place` counts from 1 and follows the lifted row. */
export function useReorderRow(id: string) {
  const { node, transform, transition, isDragging, newIndex, items, listeners, ...row } = useSortable({ id });

  // Only a script may set styles: the content policy forbids them in the document.
  useLayoutEffect(() => {
    if (!node.current) return;
    node.current.style.transform = transform ? `translate3d(0, ${transform.y}px, 0)` : '';
    node.current.style.transition = transition ?? '';
  }, [node, transform, transition]);

  return {
    id,
    ref: row.setNodeRef,
    isLifted: isDragging,
    place: newIndex + 1,
    count: items.length,
    grip: {
      ref: row.setActivatorNodeRef,
      'aria-describedby': row.attributes['aria-describedby'],
      'aria-disabled': row.attributes['aria-disabled'] || undefined,
      ...listeners,
      onClick: (event: MouseEvent) => (isDragging ? lift.drop() : listeners?.onClick?.(event)),
    },
  };
}

type GripProps = { row: ReturnType<typeof useReorderRow>; label: string };

export function Grip({ row, label }: GripProps) {
  return (
    <button
      id={gripId(row.id)}
      type="button"
      className={styles.grip}
      aria-pressed={row.isLifted}
      aria-label={label}
      {...row.grip}
    >
      <svg viewBox="0 0 12 18" aria-hidden="true">
        {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
      </svg>
    </button>
  );
}

export const gripId = (id: string) => `grip-${id}`;
