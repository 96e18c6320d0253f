import { orderStatuses, refundStates } from '@gallery/shared/contract/orders/order-status';
import { DateFilter } from '../../../ui/filters/date-filter';
import { SearchFilter } from '../../../ui/filters/search-filter';
import { SelectFilter } from '../../../ui/filters/select-filter';
import { Toolbar } from '../../../ui/filters/toolbar';
import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { openRefundLabels, refundLabels, returnRequestedLabel } from '../order-text';
import { AccountsButton } from './accounts-button';

export function OrderTools() {
  return (
    <Toolbar>
      <SearchFilter label="Search orders" />
      <SelectFilter name="status" label="Status" all="All statuses" options={statuses} />
      <SelectFilter name="refund" label="Refund" all="All refunds" options={refunds} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
      <CsvButton />
      <AccountsButton />
    </Toolbar>
  );
}

const statuses = orderStatuses.map((status) => ({ value: status, label: status }));
const refunds = [
  { value: 'return-requested', label: returnRequestedLabel },
  { value: 'returning', label: openRefundLabels.return },
  ...refundStates.map((state) => ({ value: state, label: refundLabels[state] })),
];

/** Downloads every order that matches the filters, not only the current page. */
function CsvButton() {
  const filters = useOrderFilters();
  return (
    <CsvDownload
      ability="people"
      fileName="orders.csv"
      message="The orders are in orders.csv."
      read={() => fetchOrdersCsv(filters)}
      label="Download CSV"
    />
  );
}
