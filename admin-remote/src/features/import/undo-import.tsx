import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { formatDate } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { queryKeys } from '../../ui/query-keys';
import styles from './import.module.css';
import { importQueries, undoImport } from './import.queries';

/** Offers to undo an import until a week after its last row. */
export function UndoImport({ of }: { of: ImportRecord }) {
  const [isAsked, ask] = useState(false);
  const undo = useAction({
    mutationFn: () => undoImport(of._id),
    invalidates: [importQueries.all, queryKeys.adminArtworks, queryKeys.worksList],
    done: () => ask(false),
    failed: () => ask(false),
  });
  if (of.state !== 'done' || !of.undo_until || new Date(of.undo_until) <= new Date()) return null;
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        Undo import…
      </Button>
      <p className={styles.hint}>
        You can undo the whole import until <time dateTime={of.undo_until}>{formatDate(of.undo_until)}</time>,
        as long as nothing in it is sold.
      </p>
      {isAsked && (
        <Confirm
          question={`Undo the import of ${of.file_name}?`}
          confirm="undo import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate()}
          onCancel={() => ask(false)}
        >
          <p>
            The gallery archives the new works, and restores the changed ones, but keeps lines that it added
            to their provenance and exhibitions. The rows and pictures stay here, so that you can import them
            again.
          </p>
        </Confirm>
      )}
    </>
  );
}
