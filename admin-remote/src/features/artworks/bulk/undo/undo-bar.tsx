import type { WorksEdit } from '@gallery/shared/contract/collection/works-edit';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { half, StatusDot, tick } from '@gallery/shared/ui/status-dot';
import { bulkQueries, undoEdit } from '../bulk.queries';
import styles from './undo-bar.module.css';

/** Stays above the works for an hour after the newest edit of several works. */
export function UndoBar() {
  const { data } = useQuery(bulkQueries.recent);
  const edit = data && shownInBar(data.edits);
  return (
    <div className={styles.place} role="status">
      {edit && <UndoOf key={edit._id} edit={edit} />}
    </div>
  );
}

function UndoOf({ edit }: { edit: WorksEdit }) {
  const { undoable, works, keeps } = edit;
  const undo = useUndo(edit);
  const isWhole = keeps.length === 0;
  const [first] = keeps;
  return (
    <div className={`${styles.bar} ${isWhole ? '' : styles.partial}`}>
      <StatusDot shape={isWhole ? tick : half} className={styles.dot} />
      <p className={styles.said}>
        <b>{doneText(edit)}</b> by {edit.by} at {formatTime(edit.at)}: {edit.summary}.
        {!isWhole && (
          <>
            {' '}
            <b>
              {undoable} of {works} can be undone.
            </b>{' '}
            {first?.name}: {first?.reason}
            {keeps.length > 1 && ` ${keeps.length - 1} more keep the change.`}
          </>
        )}
      </p>
      <span>Undo until {formatTime(edit.undo_until)}</span>
      {undoable > 0 && (
        <Button kind="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
          {isWhole ? `Undo all ${undoable}` : `Undo ${undoable}`}
        </Button>
      )}
    </div>
  );
}

export function useUndo({ _id }: WorksEdit) {
  return useAction({
    mutationFn: () => undoEdit(_id),
    invalidates: bulkQueries.dependents,
  });
}

export function doneText({ field, works }: WorksEdit): string {
  return `${countOf(works, field === 'price' ? 'price' : 'work')} ${field === 'archived' ? 'archived' : 'changed'}`;
}

/** The newest edit of several works. The list of recent edits has the others. */
export function shownInBar(edits: readonly WorksEdit[]): WorksEdit | undefined {
  return edits.find(({ works }) => works > 1);
}
