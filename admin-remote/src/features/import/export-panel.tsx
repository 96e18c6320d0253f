import { importPaths } from '@gallery/shared/contract/collection/imports/import';
import { getText } from '@gallery/shared/http';
import { downloadPdf as downloadFromApi } from '@gallery/shared/payments/download-paper';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Panel, PanelBody } from '../../ui/page/panel';
import { CsvDownload } from '../../ui/table/csv-download';
import styles from './import.module.css';

export function ExportPanel() {
  const download = useAction({
    async mutationFn() {
      await downloadFromApi(importPaths.zip, 'collection.zip');
      return { message: 'The collection is in collection.zip.' };
    },
  });
  return (
    <Panel heading="Export the collection">
      <PanelBody>
        <div className={styles.column}>
          <p>All published works but those of editions, in columns that the import reads.</p>
          <div className={styles.actions}>
            <CsvDownload
              fileName="collection.csv"
              message="The collection is in collection.csv."
              read={() => getText(importPaths.csv)}
            />
            <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
              Export with pictures (ZIP)
            </Button>
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}
