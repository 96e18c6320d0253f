import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { downloadFile } from './download-file';

/** Downloads all orders that match the filters, not only the page that is shown. */
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

/** Tells a spreadsheet that the text is UTF-8; the decoded answer comes without it. */
const byteOrderMark = '\uFEFF';
