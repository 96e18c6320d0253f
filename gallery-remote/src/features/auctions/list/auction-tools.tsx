import type { LotSort } from '@gallery/shared/contract/auctions/auction';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { useId } from 'react';
import { type AuctionFilter, pathOf, sortNames } from './auction-filter';
import styles from './auction-tools.module.css';

type AuctionToolsProps = { filter: AuctionFilter; isLive: boolean; isCut: boolean; isPolled: boolean };

/** A plain GET form, so that it sorts without scripts too. */
export function AuctionTools({ filter, isLive, isCut, isPolled }: AuctionToolsProps) {
  const navigate = useNavigate();
  const sortId = useId();
  const { auction, sort } = filter;
  return (
    <div className={styles.tools}>
      <p className={styles.live} role="status">
        {isLive && lineText(isCut, isPolled)}
      </p>
      <form className={styles.form} action={auctionsPath} method="get" aria-label="Sort the lots">
        {auction && <input type="hidden" name="auction" value={auction} />}
        <label htmlFor={sortId}>Sort</label>
        <span className={styles.frame}>
          <select
            id={sortId}
            className={styles.select}
            name="sort"
            defaultValue={sort}
            onChange={({ target }) =>
              void navigate(pathOf({ auction, sort: target.value as LotSort }), { preventScrollReset: true })
            }
          >
            {Object.entries(sortNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
        <noscript>
          <Button kind="secondary" type="submit">
            Sort
          </Button>
        </noscript>
      </form>
    </div>
  );
}

function lineText(isCut: boolean, isPolled: boolean): string {
  if (isPolled) return 'Many are watching. Prices are updated every 15 seconds.';
  return isCut ? 'Reconnecting…' : 'Live. Prices update automatically.';
}
