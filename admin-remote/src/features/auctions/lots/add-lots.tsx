import type { AuctionRecord, TakenWork } from '@gallery/shared/contract/auction-setup/auction-setup';
import { type ListedArtwork, onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { useDebouncedQuery } from '../../../ui/forms/combobox';
import { addLots, auctionQueries, useAuctionAction } from '../auction.queries';
import styles from './add-lots.module.css';
import { Thumbnail } from './lot-row';

type AddLotsProps = { auction: AuctionRecord; taken: readonly TakenWork[] };

export function AddLots({ auction, taken }: AddLotsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Add lots
      </Button>
      {open && <AddDialog auction={auction} taken={taken} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ auction, taken, onClose }: AddLotsProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { query, setTyped } = useDebouncedQuery();
  const works = useInfiniteQuery(auctionQueries.works(query));
  const artworks = works.data?.pages.flatMap((page) => page.artworks);
  const add = useAuctionAction(
    () => addLots(auction._id, [...chosen]),
    ({ left_out = [] }) => {
      if (left_out.length === 0) onClose();
      setChosen(new Set());
      setLeftOut(left_out);
    },
  );

  function toggle({ _id }: ListedArtwork) {
    const next = new Set(chosen);
    if (!next.delete(_id)) next.add(_id);
    setChosen(next);
  }

  return (
    <Dialog
      title="Add lots"
      onClose={onClose}
      foot={
        <Button busy={add.isPending} disabled={chosen.size === 0} onClick={() => add.mutate()}>
          {chosen.size === 1 ? 'Add 1 work' : `Add ${chosen.size} works`}
        </Button>
      }
    >
      <p className={styles.lead}>
        Estimate, start and reserve are proposed from the price: 80 to 120%, half, none. You change them in
        the table.
      </p>
      <div role="status">{leftOut.length > 0 && <LeftOut sentences={leftOut} />}</div>
      <label className={styles.label}>
        Search the collection
        <input className={styles.search} type="search" onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Loaded of={{ ...works, data: artworks }} skeleton={<p>Loading…</p>}>
        {(all) => (
          <ul className={styles.works} aria-label="Works">
            {all.map((work) => (
              <WorkChoice
                key={work._id}
                work={work}
                takenBy={takenBy(work, auction, taken)}
                isChosen={chosen.has(work._id)}
                onToggle={() => toggle(work)}
              />
            ))}
            {works.hasNextPage && (
              <li className={styles.more}>
                <Button
                  kind="secondary"
                  busy={works.isFetchingNextPage}
                  onClick={() => void works.fetchNextPage()}
                >
                  Show more
                </Button>
              </li>
            )}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

/** A toast disappears, but staff may want to note which works the API left out. */
function LeftOut({ sentences }: { sentences: readonly string[] }) {
  return (
    <>
      <p>{sentences.length === 1 ? '1 work was left out:' : `${sentences.length} works were left out:`}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Says why the work cannot be added. A work held for an order can join a draft. */
function takenBy(work: ListedArtwork, { _id, published_at }: AuctionRecord, taken: readonly TakenWork[]) {
  if (work.availability === 'sold') return 'sold';
  const lot = taken.find(({ artwork_id }) => artwork_id === work._id);
  if (lot) return lot.auction_id === _id ? `lot ${lot.number} here` : `lot ${lot.number} of ${lot.auction}`;
  if (work.availability === 'in_auction') return 'in an auction';
  return published_at && work.availability === 'held' ? 'held for an order' : undefined;
}

function priceOf({ price }: ListedArtwork): string {
  return price === null ? onRequestText : formatNaira(price);
}

type WorkChoiceProps = {
  work: ListedArtwork;
  takenBy: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
};

function WorkChoice({ work, takenBy, isChosen, onToggle }: WorkChoiceProps) {
  return (
    <li>
      <label className={styles.work}>
        <input type="checkbox" checked={isChosen} disabled={takenBy !== undefined} onChange={onToggle} />
        <Thumbnail work={work} />
        <span>
          {work.name_of_artwork}
          <span className={styles.note}>
            {[artistName(work.artist_id), priceOf(work), takenBy].filter(Boolean).join(', ')}
          </span>
        </span>
      </label>
    </li>
  );
}
