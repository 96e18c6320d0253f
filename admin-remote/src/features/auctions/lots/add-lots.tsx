import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { formatNaira } from '@gallery/shared/format/money';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { useDebouncedQuery } from '../../../ui/forms/use-debounced-query';
import { addLots, auctionQueries } from '../auction.queries';
import { useAuctionAction } from '../use-auction-action';
import styles from './add-lots.module.css';

export function AddLots({ auctionId }: { auctionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Add lots
      </Button>
      {open && <AddDialog auctionId={auctionId} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ auctionId, onClose }: { auctionId: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedArtwork>>(new Map());
  const { query, setTyped } = useDebouncedQuery();
  const works = useQuery(auctionQueries.works(query));
  const add = useAuctionAction(() => addLots(auctionId, [...chosen.keys()]), onClose);

  function toggle(work: ListedArtwork) {
    const next = new Map(chosen);
    if (!next.delete(work._id)) next.set(work._id, work);
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
        Estimate, start and reserve are proposed from the price: 80 to 120 %, half, none. You change them in
        the table.
      </p>
      <label className={styles.label}>
        Search the collection
        <input className={styles.search} type="search" onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Loaded of={works} skeleton={<p>Loading…</p>}>
        {({ artworks }) => (
          <ul className={styles.works} aria-label="Works">
            {artworks.map((work) => (
              <WorkChoice
                key={work._id}
                work={work}
                isChosen={chosen.has(work._id)}
                onToggle={() => toggle(work)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

type WorkChoiceProps = { work: ListedArtwork; isChosen: boolean; onToggle: () => void };

function WorkChoice({ work, isChosen, onToggle }: WorkChoiceProps) {
  const isSold = work.availability === 'sold';
  return (
    <li>
      <label className={styles.work}>
        <input type="checkbox" checked={isChosen} disabled={isSold} onChange={onToggle} />
        <span>
          {work.name_of_artwork}
          <span className={styles.note}>
            {[artistName(work.artist_id), formatNaira(work.price), isSold && 'sold']
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </label>
    </li>
  );
}
