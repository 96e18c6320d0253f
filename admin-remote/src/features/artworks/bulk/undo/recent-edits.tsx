import type { WorksEdit } from '@gallery/shared/contract/collection/works-edit';
import { formatTime } from '@gallery/shared/domain/clock';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dropdown } from '../../../../ui/selection/dropdown';
import { bulkQueries } from '../bulk.queries';
import styles from './recent-edits.module.css';
import { doneText, shownInBar, useUndo } from './undo-bar';

/** The other edits of the last hour that an undo can still change, such as those of single prices. */
export function RecentEdits() {
  const { data } = useQuery(bulkQueries.recent);
  const inBar = data && shownInBar(data.edits);
  const edits = data?.edits.filter((edit) => edit !== inBar) ?? [];
  if (edits.length === 0) return null;
  return (
    <Dropdown label={`Undo edits (${edits.length})`}>
      <ul className={styles.edits} aria-label="Edits that can be undone">
        {edits.map((edit) => (
          <RecentEdit key={edit._id} edit={edit} />
        ))}
      </ul>
    </Dropdown>
  );
}

function RecentEdit({ edit }: { edit: WorksEdit }) {
  const undo = useUndo(edit);
  return (
    <li className={styles.edit}>
      <span>
        <b>{doneText(edit)}</b>: {edit.name && `${edit.name}, `}
        {edit.summary}
        <span className={styles.by}>
          {edit.by}, {formatTime(edit.at)}
        </span>
      </span>
      <Button kind="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
        Undo {edit.undoable}
      </Button>
    </li>
  );
}
