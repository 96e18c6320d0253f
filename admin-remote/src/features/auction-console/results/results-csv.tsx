import { downloadFile } from '@gallery/shared/browser/download-file';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { fetchResultsCsv } from '../acts/acts.queries';

export function ResultsCsv({ auctionId }: { auctionId: string }) {
  const download = useAction({
    async mutationFn() {
      const csv = await fetchResultsCsv(auctionId);
      downloadFile('results.csv', 'text/csv;charset=utf-8', byteOrderMark + csv);
      return { message: 'The results are in results.csv.' };
    },
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      Export CSV
    </Button>
  );
}

/** Spreadsheets need it to read UTF-8, and decoding the answer removes it. */
const byteOrderMark = '\uFEFF';
