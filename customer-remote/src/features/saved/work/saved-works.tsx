import { hasPrice } from '@gallery/shared/contract/catalogue/artwork';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedList, type SavedWork, savedPaths } from '@gallery/shared/contract/saved/saved';
import { sendJson } from '@gallery/shared/http';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { lift, useLift } from '@gallery/shared/ui/reorder/lift';
import { Reorder } from '@gallery/shared/ui/reorder/reorder';
import { SavedItem } from './saved-item';
import styles from './saved-works.module.css';

type SavedWorksProps = { list: SavedList; lists: SavedList[]; works: SavedWork[]; canMove: boolean };

export function SavedWorks({ list, lists, works, canMove }: SavedWorksProps) {
  const save = useAction({
    mutationFn: async ({ id, before }: { id: string; before: string | undefined }) => {
      await sendJson<MessageAnswer>('PUT', savedPaths.place(id), { list_id: list._id, before_id: before });
    },
    invalidates: savedQueries.all,
  });
  const byId = new Map(works.map((saved) => [saved.artwork._id, saved]));
  const nameOf = (id: string) => byId.get(id)?.artwork.name_of_artwork ?? '';
  if (works.length === 0) {
    return (
      <Empty message="Use the bookmark beside any work to keep it here.">
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <Reorder
        ids={[...byId.keys()]}
        noun="work"
        nameOf={nameOf}
        save={(order, id) => save.send({ id, before: order[order.indexOf(id) + 1] })}
      >
        {(shown) => (
          <>
            <ol className={styles.works}>
              {shown
                .flatMap((id) => byId.get(id) ?? [])
                .map((saved) => (
                  <SavedItem
                    key={saved.artwork._id}
                    saved={saved}
                    list={list}
                    lists={lists}
                    canMove={canMove}
                  />
                ))}
            </ol>
            <LiftBar nameOf={nameOf} />
          </>
        )}
      </Reorder>
      <Sum works={works} />
    </>
  );
}

/** Moves the lifted work for users without a mouse or arrow keys. Below the rows, it does not push them away. */
function LiftBar({ nameOf }: { nameOf: (id: string) => string }) {
  const lifted = useLift();
  if (!lifted) return null;
  return (
    <div className={styles.lift}>
      <p>
        <b>{nameOf(lifted.id)}</b>, now {lifted.place} of {lifted.count}, was {lifted.was}
      </p>
      <span className={`${styles.keys} on-night`}>
        <Button kind="secondary" onClick={lift.up}>
          Up
        </Button>
        <Button kind="secondary" onClick={lift.down}>
          Down
        </Button>
        <Button kind="secondary" onClick={lift.drop}>
          Drop here
        </Button>
      </span>
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
