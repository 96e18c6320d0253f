import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { downloadFile } from './download-file';

/** Downloads all orders that the filters leave, not only the page that is shown. */
export function CsvButton() {
  const filters = useOrderFilters();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      downloadFile('orders.csv', 'text/csv;charset=utf-8', byteOrderMark + (await fetchOrdersCsv(filters)));
      notify('The orders are in orders.csv.', 'success');
    } catch (failure) {
      notify(errorMessage(failure), 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="secondary" busy={busy} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}

/** Tells a spreadsheet that the letters are UTF-8; a call's text arrives without it. */
const byteOrderMark = '\uFEFF';
