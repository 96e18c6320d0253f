import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import styles from './person-tiles.module.css';

export function PersonTiles({ of: { person } }: { of: PersonAnswer }) {
  const { bought, strikes, lots, sent } = person;
  return (
    <div className={styles.tiles}>
      <Tile name="Bought" note={bought.count === 1 ? '1 work' : `${bought.count} works`}>
        <Price amount={bought.amount} />
      </Tile>
      <Tile name="Lots with bids" note={strikesText(strikes)}>
        {lots}
      </Tile>
      <Tile name="Open messages" note={`of ${sent.count}`}>
        {sent.open}
      </Tile>
    </div>
  );
}

function strikesText(strikes: number): string {
  if (strikes === 0) return 'No strike';
  return strikes === 1 ? '1 strike' : `${strikes} strikes`;
}

function Tile({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <section className={styles.tile} aria-label={name}>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.note}>{note}</span>
      </div>
      <p className={styles.value}>{children}</p>
    </section>
  );
}
