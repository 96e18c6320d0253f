import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';

/** Downloads every order that matches the filters, not only the current page. */
export function CsvButton() {
  const filters = useOrderFilters();
  return (
    <CsvDownload
      fileName="orders.csv"
      message="The orders are in orders.csv."
      read={() => fetchOrdersCsv(filters)}
      label="Download CSV"
    />
  );
}
