import { hasPrice } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import type { SavedList, SavedWork } from '@gallery/shared/contract/saved/saved';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { artworkPath, artworksPath, checkoutPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import { ItemActions } from './item-actions';
import { Note } from './note';
import styles from './saved-works.module.css';

type SavedItemProps = {
  saved: SavedWork;
  list: SavedList;
  lists: SavedList[];
  canMove: boolean;
};

export function SavedItem({ saved, list, lists, canMove }: SavedItemProps) {
  const { artwork: work } = saved;
  const row = useReorderRow(work._id);
  return (
    <li ref={row.ref} className={`${styles.item} ${row.isLifted ? styles.lifted : ''}`}>
      <span className={styles.grip}>
        {canMove && <Grip row={row} label={`Move ${work.name_of_artwork}, ${row.place} of ${row.count}`} />}
      </span>
      <WorkPicture work={work} />
      <div className={styles.words}>
        <Link className={styles.title} to={artworkPath(work._id)}>
          {work.name_of_artwork}
        </Link>
        <span className={styles.artist}>
          {artistName(work.artist_id)}
          {work.edition && `, ${editionNumberText(work.edition)}`}
        </span>
        <Note saved={saved} />
      </div>
      <State saved={saved} />
      <div className={styles.actions}>
        <NextStep saved={saved} />
        <ItemActions work={work} list={list} lists={lists} />
      </div>
    </li>
  );
}

/** Shows the price as elsewhere. Compares it with the one at the saving only if it fell. */
function State({ saved }: { saved: SavedWork }) {
  const { artwork: work, saved_price } = saved;
  const reduction = reductionOf(saved);
  return (
    <div className={styles.state}>
      {hasOwnPrice(work) && (
        <span>
          <Price amount={work.price} />
          {reduction > 0 && (
            <s className={styles.was}>
              <Price amount={saved_price} />
            </s>
          )}
        </span>
      )}
      <Availability of={work} />
      {work.availability === 'available' && (
        <span className={styles.sub}>
          Available{reduction > 0 && `, reduced by ${formatNaira(reduction)} since you saved it`}
        </span>
      )}
      {work.availability === 'held' && (
        <span className={styles.sub}>Available again then if the payment is not completed.</span>
      )}
      {work.availability === 'sold' && (
        <Link
          className={`link ${styles.sub}`}
          to={`${artworksPath}?${new URLSearchParams({ type: work.type_of_artwork, available: 'true' })}`}
        >
          See similar works
        </Link>
      )}
    </div>
  );
}

/** Returns by how many naira the price of an available work fell since it was saved. */
function reductionOf({ artwork: { availability, price }, saved_price }: SavedWork): number {
  if (availability !== 'available' || price === null || saved_price === null) return 0;
  return Math.max(0, saved_price - price);
}

function NextStep({ saved: { artwork: work } }: { saved: SavedWork }) {
  const name = <VisuallyHidden> {work.name_of_artwork}</VisuallyHidden>;
  if (work.lot) {
    return (
      <ButtonLink kind="secondary" to={lotPath(work.lot._id)}>
        See the lot{name}
      </ButtonLink>
    );
  }
  if (work.availability !== 'available') return null;
  if (!hasPrice(work)) {
    return (
      <ButtonLink kind="secondary" to={`${artworkPath(work._id)}#enquiry`}>
        Ask for the price{name}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind="secondary" to={checkoutPath(work._id)}>
      Buy{name}
    </ButtonLink>
  );
}
