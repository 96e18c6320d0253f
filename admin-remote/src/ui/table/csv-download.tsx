import { downloadFile } from '@gallery/shared/browser/download-file';
import type { Ability } from '@gallery/shared/contract/account/roles';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import { useMay } from '../access/access';

type CsvDownloadProps = {
  fileName: string;
  message: string;
  read: () => Promise<string>;
  label?: ReactNode;
  /** What the role must allow, by default to read. */
  ability?: Ability;
};

export function CsvDownload({
  fileName,
  message,
  read,
  label = 'Export CSV',
  ability = 'read',
}: CsvDownloadProps) {
  const may = useMay(ability);
  const download = useAction({
    async mutationFn() {
      downloadFile(fileName, 'text/csv;charset=utf-8', byteOrderMark + (await read()));
      return { message };
    },
  });
  if (!may) return null;
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Button>
  );
}

/** Spreadsheets need it to read UTF-8, and decoding the answer removes it. */
const byteOrderMark = '\uFEFF';
