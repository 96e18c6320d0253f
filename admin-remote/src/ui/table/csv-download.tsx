import { downloadFile } from '@gallery/shared/browser/download-file';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';

type CsvDownloadProps = {
  fileName: string;
  /** The toast says it after the download. */
  message: string;
  read: () => Promise<string>;
  label?: ReactNode;
};

export function CsvDownload({ fileName, message, read, label = 'Export CSV' }: CsvDownloadProps) {
  const download = useAction({
    async mutationFn() {
      downloadFile(fileName, 'text/csv;charset=utf-8', byteOrderMark + (await read()));
      return { message };
    },
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Button>
  );
}

/** Spreadsheets need it to read UTF-8, and decoding the answer removes it. */
const byteOrderMark = '\uFEFF';
