import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { importsPath } from '@gallery/shared/paths/admin-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { deleteImport, importQueries } from './import.queries';

/** Forgets an import, so that its file can be read anew. */
export function DeleteImport({ of }: { of: ImportRecord }) {
  const [isAsked, ask] = useState(false);
  const navigate = useNavigate();
  const remove = useAction({
    mutationFn: () => deleteImport(of._id),
    invalidates: importQueries.list.queryKey,
    done: () => navigate(importsPath),
  });
  return (
    <>
      <Button kind="quiet" disabled={of.state === 'running'} onClick={() => ask(true)}>
        Delete import
      </Button>
      {isAsked && (
        <Confirm
          question={`Delete the import of ${of.file_name}?`}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => ask(false)}
        >
          <p>{consequence(of.rows.done)}</p>
        </Confirm>
      )}
    </>
  );
}

function consequence(done: number): string {
  const works = done === 1 ? 'The imported work stays' : `The ${done} imported works stay`;
  return done === 0
    ? 'Nothing of it is imported. The gallery forgets its rows and pictures.'
    : `${works} in the gallery. It forgets the rows of the file.`;
}
