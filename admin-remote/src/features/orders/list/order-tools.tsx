import { orderStatuses, refundStates } from '@gallery/shared/contract/orders/order-status';
import { useId } from 'react';
import styles from '../../../ui/filters/filter.module.css';
import { SearchFilter } from '../../../ui/filters/search-filter';
import { SelectFilter } from '../../../ui/filters/select-filter';
import { Toolbar } from '../../../ui/filters/toolbar';
import { useFilter } from '../../../ui/filters/use-filter';
import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { openRefundLabels, refundLabels } from '../order-text';
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
  { value: 'returning', label: openRefundLabels.return },
  ...refundStates.map((state) => ({ value: state, label: refundLabels[state] })),
];

export function DateFilter({ name, label }: { name: string; label: string }) {
  const [day, setDay] = useFilter(name);
  const id = useId();
  return (
    <span className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type="date"
        name={name}
        max="9999-12-31"
        value={day}
        onChange={(event) => setDay(event.target.value, { replace: true })}
      />
    </span>
  );
}

/** Downloads every order that matches the filters, not only the current page. */
function CsvButton() {
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
