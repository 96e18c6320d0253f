import { Kobo } from './kobo';
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
