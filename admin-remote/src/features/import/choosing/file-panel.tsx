import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { importFieldLabels } from '@gallery/shared/contract/collection/imports/import-fields';
import { editImportPath } from '@gallery/shared/paths/admin-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate } from '@gallery/shared/router';
import { useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CsvDownload } from '../../../ui/table/csv-download';
import { importQueries, sendFile } from '../import.queries';
import { DropZone } from './drop-zone';

export function FilePanel() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const read = useAction({
    mutationFn: sendFile,
    invalidates: importQueries.list.queryKey,
    done: ({ import: { _id } }) => navigate(editImportPath(_id)),
    failed: setProblem,
  });

  function take([file]: File[]) {
    if (!file) return;
    const isLarge = file.size > importLimits.fileBytes;
    setProblem(isLarge ? 'The file is larger than 5 MB. Divide it into smaller files.' : undefined);
    if (!isLarge) read.mutate(file);
  }

  return (
    <Panel heading="File" tools={<Template />}>
      <PanelBody>
        <DropZone
          label={read.isPending ? 'Reading the file' : 'Choose a file'}
          hint={`CSV or .xlsx, up to ${importLimits.rows.toLocaleString('en')} rows and 5 MB. You can also drop the file here. Nothing is saved until you start the import.`}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          problem={problem}
          onFiles={take}
        />
      </PanelBody>
    </Panel>
  );
}

function Template() {
  return (
    <CsvDownload
      label="Download template (CSV)"
      fileName="template.csv"
      message="The template is in template.csv."
      read={async () => `${Object.values(importFieldLabels).join(',')}\r\n`}
    />
  );
}
