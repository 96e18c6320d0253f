import { maxEditedWorks } from '@gallery/shared/contract/collection/edit-limits';
import { countOf } from '@gallery/shared/domain/count-of';
import { groupDigits } from '@gallery/shared/domain/money';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { Box } from '../../../ui/selection/box';
import type { WorksFilter } from '../use-works-query';
import { readWorkIds } from './bulk.queries';
import { MoreDialog } from './more-dialog';
import { PlaceDialog } from './placing/place-dialog';
import type { Placed } from './placing/use-placing';
import { PriceDialog } from './price-dialog';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

type SelectionBarProps = {
  selection: Selection;
  shown: readonly string[];
  /** How many works the list has, and the filter that finds them all. */
  total: number;
  filter: WorksFilter;
};

export function SelectionBar({ selection, shown, total, filter }: SelectionBarProps) {
  const { ids, select, clear } = selection;
  const [dialog, setDialog] = useState<'price' | 'more' | 'place' | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const selectAll = useAction({ mutationFn: () => readWorkIds(filter), done: select });
  const hidden = [...ids].filter((id) => !shown.includes(id)).length;
  const areAll = ids.size >= Math.min(total, maxEditedWorks) && shown.every((id) => ids.has(id));
  const all = allText(total);
  const bar = useFocusAfterSelection(ids.size);
  const Edit = dialog === 'price' ? PriceDialog : MoreDialog;
  return (
    <section ref={bar} className={styles.bar} aria-label="Selection">
      <Box
        label={all}
        checked={areAll || selectAll.isPending}
        some={ids.size > 0 && !areAll && !selectAll.isPending}
        onChange={() => (areAll ? clear() : selectAll.mutate())}
      />
      <p className={styles.said} role="status">
        {ids.size > 0 && <b>{groupDigits(ids.size)} selected</b>}
        {ids.size === 0 && (placed ? <PlacedWorks of={placed} /> : all)}
        {hidden > 0 && `, ${groupDigits(hidden)} not on this page`}
        {ids.size > 0 && !areAll && (
          <button type="button" className={styles.all} onClick={() => selectAll.mutate()}>
            {all}
          </button>
        )}
      </p>
      {ids.size > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => setDialog('price')}>Change price…</Button>
          <Button kind="secondary" onClick={() => setDialog('place')}>
            Put into…
          </Button>
          <Button kind="secondary" onClick={() => setDialog('more')}>
            More actions…
          </Button>
          <Button kind="quiet" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      {dialog === 'place' && (
        <PlaceDialog
          works={[...ids]}
          onClose={() => setDialog(null)}
          onPlaced={(works) => {
            setPlaced(works);
            finish();
          }}
        />
      )}
      {dialog && dialog !== 'place' && (
        <Edit works={[...ids]} onClose={() => setDialog(null)} onDone={finish} />
      )}
    </section>
  );

  function finish() {
    setDialog(null);
    clear();
  }
}

/** The buttons go away with the selection, and their focus moves to its box. */
function useFocusAfterSelection(count: number) {
  const bar = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isOver = before.current > 0 && count === 0;
    before.current = count;
    if (isOver && document.activeElement === document.body) bar.current?.querySelector('input')?.focus();
  }, [count]);
  return bar;
}

function PlacedWorks({ of: { place, count } }: { of: Placed }) {
  return (
    <>
      {countOf(count, 'work is', 'works are')} in{' '}
      <Link className="link" to={place.path}>
        {place.title}
      </Link>
      .
    </>
  );
}

function allText(total: number): string {
  return total > maxEditedWorks ? `Select the first ${maxEditedWorks}` : `Select all ${groupDigits(total)}`;
}
