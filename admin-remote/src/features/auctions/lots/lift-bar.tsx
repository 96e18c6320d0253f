import styles from './lift-bar.module.css';
import type { Sequence } from './use-sequence';

/** Shows the lifted lot's position, and moves the lot for users without a mouse or arrow keys. */
export function LiftBar({ name, sequence }: { name: string; sequence: Sequence }) {
  const { lifted, moveTo, setDown, putBack } = sequence;
  return (
    <div className={lifted ? styles.bar : undefined}>
      <p role="status" className={styles.text}>
        {lifted && (
          <>
            <strong>{name}</strong> is lifted: place {lifted.place}, was {lifted.was}. Arrow keys move it,
            Space sets it down.
          </>
        )}
      </p>
      {lifted && (
        <div className={styles.buttons}>
          <button type="button" aria-label="Move up" onClick={() => moveTo(lifted.place - 1)}>
            ↑
          </button>
          <button type="button" aria-label="Move down" onClick={() => moveTo(lifted.place + 1)}>
            ↓
          </button>
          <button type="button" onClick={setDown}>
            Set down
          </button>
          <button type="button" onClick={putBack}>
            Put back
          </button>
        </div>
      )}
    </div>
  );
}
