import { Reorder } from '@gallery/shared/ui/reorder/reorder';
import type { ReactNode } from 'react';
import { LiftBar } from './lift-bar';

type OrderedListProps<Item> = {
  ids: readonly string[];
  byId: ReadonlyMap<string, Item>;
  /** What a row is, such as 'picture'. */
  noun: string;
  nameOf: (id: string) => string;
  save: (order: string[]) => Promise<void>;
  className?: string;
  children: (item: Item) => ReactNode;
};

export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { ids, byId, noun, nameOf, save, className, children } = props;
  return (
    <Reorder ids={ids} noun={noun} nameOf={nameOf} save={save}>
      {(shown) => (
        <>
          <ol className={className}>{shown.flatMap((id) => byId.get(id) ?? []).map(children)}</ol>
          <LiftBar nameOf={nameOf} />
        </>
      )}
    </Reorder>
  );
}
