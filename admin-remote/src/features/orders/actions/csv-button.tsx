import { downloadFile } from '@gallery/shared/browser/download-file';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';

/** Downloads every order that matches the filters, not only the current page. */
export function CsvButton() {
  const filters = useOrderFilters();
  const download = useAction({
    async mutationFn() {
      const csv = await fetchOrdersCsv(filters);
      downloadFile('orders.csv', 'text/csv;charset=utf-8', byteOrderMark + csv);
      return { message: 'The orders are in orders.csv.' };
    },
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      Download CSV
    </Button>
  );
}

/** Spreadsheets need it to read UTF-8, and decoding the answer removes it. */
const byteOrderMark = '\uFEFF';
