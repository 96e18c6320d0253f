import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedList, savedPaths } from '@gallery/shared/contract/saved/saved';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import styles from './saved-works.module.css';

type ItemActionsProps = { work: ListedArtwork; list: SavedList; lists: SavedList[] };

export function ItemActions(props: ItemActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { work } = props;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-label={`More actions for ${work.name_of_artwork}: move to another list, remove`}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M4 9h.01M9 9h.01M14 9h.01" />
        </svg>
      </button>
      {isOpen && (
        <Dialog title={work.name_of_artwork} onClose={() => setOpen(false)}>
          <Choices {...props} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Choices({ work, list, lists, onDone }: ItemActionsProps & { onDone: () => void }) {
  const notify = useNotify();
  const move = useAction({
    mutationFn: async (to: SavedList) => {
      await sendJson<MessageAnswer>('PUT', savedPaths.place(work._id), { list_id: to._id });
      notify(`Moved to “${to.name}”.`, 'success');
    },
    invalidates: savedQueries.all,
    done: onDone,
  });
  const remove = useAction({
    mutationFn: () => sendJson<MessageAnswer>('DELETE', savedPaths.work(work._id)),
    invalidates: savedQueries.all,
    done: onDone,
  });
  const others = lists.filter(({ _id }) => _id !== list._id);
  return (
    <ul className={styles.choices}>
      {others.map((other) => (
        <li key={other._id}>
          <Button
            kind="quiet"
            busy={move.isPending && move.variables === other}
            onClick={() => move.mutate(other)}
          >
            Move to “{other.name}”
          </Button>
        </li>
      ))}
      <li>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove from “{list.name}”
        </Button>
      </li>
    </ul>
  );
}
