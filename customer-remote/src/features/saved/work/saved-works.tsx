import { hasPrice } from '@gallery/shared/contract/catalogue/artwork';
import type { SavedList, SavedWork } from '@gallery/shared/contract/saved/saved';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { MoveGrip } from './move-grip';
import { SavedItem } from './saved-item';
import styles from './saved-works.module.css';
import { type Moving, useMoving } from './use-moving';

type SavedWorksProps = { list: SavedList; lists: SavedList[]; works: SavedWork[]; canMove: boolean };

export function SavedWorks({ list, lists, works, canMove }: SavedWorksProps) {
  const moving = useMoving(list._id, works);
  const { shown, lift } = moving;
  if (works.length === 0) {
    return (
      <Empty message="Use the bookmark beside any work to keep it here.">
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <LiftBar moving={moving} />
      <ol className={styles.works}>
        {shown.map((saved, place) => (
          <SavedItem
            key={saved.artwork._id}
            saved={saved}
            list={list}
            lists={lists}
            isLifted={saved.artwork._id === lift?.id}
            grip={canMove && <MoveGrip moving={moving} work={saved.artwork} place={place} />}
          />
        ))}
      </ol>
      <Sum works={works} />
    </>
  );
}

/** A status, so that each step is announced. It stays in the page, because a new element would not be. */
function LiftBar({ moving: { lift, shown, moveTo, drop } }: { moving: Moving }) {
  const work = lift && shown[lift.to]?.artwork;
  return (
    <div className={work ? styles.lift : undefined}>
      <p role="status">
        {work && (
          <>
            <b>{work.name_of_artwork}</b>, now {lift.to + 1} of {shown.length}, was {lift.from + 1}
          </>
        )}
      </p>
      {work && (
        <span className={`${styles.keys} on-night`}>
          <Button kind="secondary" onClick={() => moveTo(lift.to - 1)}>
            Up
          </Button>
          <Button kind="secondary" onClick={() => moveTo(lift.to + 1)}>
            Down
          </Button>
          <Button kind="secondary" onClick={drop}>
            Drop here
          </Button>
        </span>
      )}
    </div>
  );
}

function Sum({ works }: { works: SavedWork[] }) {
  const available = works.filter(({ artwork }) => artwork.availability === 'available' && hasPrice(artwork));
  const sum = available.reduce((total, { artwork }) => total + (artwork.price ?? 0), 0);
  return (
    <p className={styles.sum}>
      <span>
        {available.length} of {works.length} available to buy now
      </span>
      {sum > 0 && (
        <b>
          <Price amount={sum} />
        </b>
      )}
    </p>
  );
}
