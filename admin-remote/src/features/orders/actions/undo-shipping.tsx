import { formatTime } from '@gallery/shared/domain/clock';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useState } from 'react';
import { undoShipping } from '../order.queries';
import styles from './order-actions.module.css';
import { useOrderChange } from './use-order-change';

/** Shows itself until the mail to the buyer leaves. */
export function UndoShipping({ id, until }: { id: string; until: string }) {
  const [hasLeft, setLeft] = useState(false);
  const undo = useOrderChange(() => undoShipping(id));
  useEffect(() => {
    const timer = setTimeout(() => setLeft(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (hasLeft) return null;
  return (
    <p className={styles.undo}>
      <span>The mail to the buyer leaves at {formatTime(until)}.</span>
      <Button kind="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
        Undo shipping
      </Button>
    </p>
  );
}
