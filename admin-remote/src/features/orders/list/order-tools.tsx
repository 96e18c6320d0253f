import { orderStatuses, refundStates } from '@gallery/shared/contract/orders/order';
import { DateFilter } from '@gallery/shared/ui/filters/date-filter';
import { SearchFilter } from '@gallery/shared/ui/filters/search-filter';
import { SelectFilter } from '@gallery/shared/ui/filters/select-filter';
import { Toolbar } from '@gallery/shared/ui/filters/toolbar';
import { CsvButton } from '../actions/csv-button';
import { shortRefundWords } from '../order-words';

/** What narrows the list of orders, and what takes it away. */
export function OrderTools() {
  return (
    <Toolbar>
      <SearchFilter label="Search orders" />
      <SelectFilter name="status" label="Status" all="All statuses" options={statuses} />
      <SelectFilter name="refund" label="Refund" all="All refunds" options={refunds} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
      <CsvButton />
    </Toolbar>
  );
}

const statuses = orderStatuses.map((status) => ({ value: status, label: status }));
const refunds = refundStates.map((state) => ({ value: state, label: shortRefundWords[state] }));
