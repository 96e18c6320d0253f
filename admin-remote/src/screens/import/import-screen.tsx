import { importsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ColumnsPanel } from '../../features/import/columns-panel';
import { DeleteImport } from '../../features/import/delete-import';
import { DryRunPanel } from '../../features/import/dry-run-panel';
import { importQueries } from '../../features/import/import.queries';
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
