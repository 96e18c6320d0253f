import type { AuctionFigures } from '@gallery/shared/contract/figures/figures';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import styles from './sales-tiles.module.css';

export function AuctionTiles({ figures }: { figures: AuctionFigures }) {
  const { month, running, waiting, waiting_in: place } = figures;
  return (
    <div className={styles.tiles}>
      <Tile name="Hammer prices" period="This month" note={`${month.count} lots sold`}>
        <Price amount={month.amount} />
      </Tile>
      <Tile
        name="Running auction"
        note={running ? `${running.ended} of ${running.lots} lots ended, ${running.bids} bids` : undefined}
      >
        {running ? <Link to={adminAuctionPath(running._id)}>{running.title}</Link> : 'None at the moment'}
      </Tile>
      <Tile name="Bidders to approve" note={waiting > 0 ? 'They wait for staff' : 'Nobody waits'}>
        {place ? (
          <Link to={biddersPath(place._id)} aria-label={`${waiting} in ${place.title}`}>
            {waiting}
          </Link>
        ) : (
          waiting
        )}
      </Tile>
    </div>
  );
}

function biddersPath(auctionId: string): string {
  return `${adminAuctionPath(auctionId)}?bidders=waiting`;
}

type TileProps = { name: string; period?: string; note?: string; children: ReactNode };

function Tile({ name, period, note, children }: TileProps) {
  return (
    <section className={styles.tile} aria-label={period ? `${name}, ${period}` : name}>
      <div className={styles.top}>
        <h2 className={styles.label}>{name}</h2>
        {period && <span className={styles.period}>{period}</span>}
      </div>
      <p className={styles.amount}>{children}</p>
      {note && <p className={styles.count}>{note}</p>}
    </section>
  );
}
