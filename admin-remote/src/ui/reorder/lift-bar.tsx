import { lift, useLift } from '@gallery/shared/ui/reorder/lift';
import styles from './lift-bar.module.css';

/** Moves the lifted row for users without a mouse or arrow keys. Below the rows, it does not push them away. */
export function LiftBar({ nameOf }: { nameOf: (id: string) => string }) {
  const lifted = useLift();
  if (!lifted) return null;
  return (
    <div className={styles.bar}>
      <p>
        <strong>{nameOf(lifted.id)}</strong> is lifted: place {lifted.place}, was {lifted.was}. Arrow keys
        move it, Space sets it down.
      </p>
      <div className={styles.buttons}>
        <button type="button" aria-label="Move up" onClick={lift.up}>
          ↑
        </button>
        <button type="button" aria-label="Move down" onClick={lift.down}>
          ↓
        </button>
        <button type="button" onClick={lift.drop}>
          Set down
        </button>
        <button type="button" onClick={lift.putBack}>
          Put back
        </button>
      </div>
    </div>
  );
}
