import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { importsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate, useParams } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { ColumnsPanel } from '../../features/import/columns-panel';
import { DryRunPanel } from '../../features/import/dry-run-panel';
import { deleteImport, importQueries } from '../../features/import/import.queries';
import { ImportSteps } from '../../features/import/import-steps';
import { PicturesPanel } from '../../features/import/pictures/pictures-panel';
import { RunPanel } from '../../features/import/run-panel';
import { AdminPage } from '../../features/layout/admin-page';
import { uploadOnce } from '../../features/uploads/upload-once';
import { TwoColumns } from '../../ui/page/panel';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function ImportScreen() {
  const { id = '' } = useParams();
  const record = useQuery(importQueries.one(id));
  const another = (
    <>
      {record.data && <DeleteImport of={record.data.import} />}
      <ButtonLink kind="secondary" to={importsPath}>
        Choose another file
      </ButtonLink>
    </>
  );
  return (
    <AdminPage title="Import a collection" of={id} aside={record.data?.import.file_name} tools={another}>
      <Loaded of={record} skeleton={<Spinner />}>
        {(found) =>
          found ? (
            <>
              <ImportSteps of={found.import} />
              <ColumnsPanel of={found.import} />
              <DryRunPanel of={found.import} />
              <TwoColumns
                main={<PicturesPanel key={id} of={found.import} upload={uploadOnce} />}
                side={<RunPanel of={found.import} />}
              />
            </>
          ) : (
            <UnknownRecord sentence="No import here" back="Back to the imports" to={importsPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

/** Forgets an import, so that its file can be read anew. */
function DeleteImport({ of }: { of: ImportRecord }) {
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
