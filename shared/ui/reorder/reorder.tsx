import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gripId } from './grip';
import { toNeighbor } from './lift';

type ReorderProps = {
  ids: readonly string[];
  /** What a row is, such as 'lot'. */
  noun: string;
  nameOf: (id: string) => string;
  /** Until it is done, the rows keep the new order and no row can be lifted. */
  save: (order: string[], moved: string) => Promise<void>;
  children: (shown: readonly string[]) => ReactNode;
};

/** Lets users move rows with a pointer, with keys, and with the buttons of a bar. Dropping a row saves the order. */
export function Reorder({ ids, noun, nameOf, save, children }: ReorderProps) {
  const [order, setOrder] = useState<string[] | null>(null);
  const shown = order ?? ids;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(LiftSensor, { coordinateGetter: toNeighbor }),
  );

  async function drop({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((id) => shown.indexOf(String(id)));
    if (from === undefined || to === undefined || to < 0 || to === from) return;
    const next = arrayMove(shown.slice(), from, to);
    setOrder(next);
    await save(next, String(active.id));
    setOrder(null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      onDragEnd={(event) => void drop(event)}
      accessibility={{
        announcements: announcementsOf(shown, nameOf),
        screenReaderInstructions: {
          draggable: `Space lifts the ${noun}, arrow keys move it, Space sets it down, Escape puts it back.`,
        },
      }}
    >
      <SortableContext items={shown.slice()} strategy={verticalListSortingStrategy} disabled={order !== null}>
        {children(shown)}
      </SortableContext>
      <KeepFocus />
    </DndContext>
  );
}

/** Lifts the row at a click, which keys, touch, and assistive technology can all give. */
class LiftSensor extends KeyboardSensor {
  static override activators = [{ eventName: 'onClick' as const, handler: () => true }];
}

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

function announcementsOf(shown: readonly string[], nameOf: (id: string) => string): Announcements {
  const at = (row: UniqueIdentifier, place: UniqueIdentifier) =>
    `${nameOf(String(row))}, ${shown.indexOf(String(place)) + 1} of ${shown.length}`;
  return {
    onDragStart: ({ active }) => `Lifted: ${at(active.id, active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${at(active.id, over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `Set down: ${at(active.id, over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Put back: ${at(active.id, active.id)}.`,
  };
}

/** A row that moves in the document loses the focus, and so does a removed button of the bar. */
function KeepFocus() {
  const { active } = useDndContext();
  const lifted = useRef<string | null>(null);
  useEffect(() => {
    if (active) lifted.current = String(active.id);
    else if (lifted.current) {
      if (document.activeElement === document.body) document.getElementById(gripId(lifted.current))?.focus();
      lifted.current = null;
    }
  });
  return null;
}
