import { koboText, spokenNaira } from '@gallery/shared/domain/money';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './settlement.module.css';

export type AmountTile = { name: string; note: string; kobo: number };

export function AmountTiles({ tiles }: { tiles: readonly AmountTile[] }) {
  return (
    <div className={styles.tiles}>
      {tiles.map(({ name, note, kobo }) => (
        <section key={name} className={styles.tile} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.value}>
            <Kobo amount={kobo} />
          </p>
          <p className={styles.quiet}>{note}</p>
        </section>
      ))}
    </div>
  );
}

/** Shows kobo as naira with both decimals, because a statement adds up to the kobo. */
export function Kobo({ amount }: { amount: number }) {
  return (
    <span className={styles.kobo}>
      <span aria-hidden="true">{koboText(amount)}</span>
      <VisuallyHidden>{spokenNaira(amount / 100)}</VisuallyHidden>
    </span>
  );
}
