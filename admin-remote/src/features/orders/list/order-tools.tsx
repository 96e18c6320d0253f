import { orderStatuses, refundStates } from '@gallery/shared/contract/orders/order-status';
import { wallClockOf } from '@gallery/shared/domain/clock';
import { DateFilter, SearchFilter, SelectFilter, Toolbar } from '../../../ui/filters/filters';
import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchAccounts, fetchOrdersCsv } from '../order.queries';
import { useOrderFilters } from '../order-filters';
import { openRefundLabels, refundLabels, returnRequestedLabel } from '../order-text';

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

/** Downloads the accounts of the filtered days, or of last month. */
function AccountsButton() {
  const { from, to } = useOrderFilters();
  const today = wallClockOf(new Date().toISOString()).slice(0, 10);
  const days = from || to ? daysOf(from, to, today) : lastMonthOf(today);
  const fileName = `accounts-${days.from}-to-${days.to}.csv`;
  return (
    <CsvDownload
      ability="money"
      fileName={fileName}
      message={`The payments and refunds are in ${fileName}.`}
      read={() => fetchAccounts(days.from, days.to)}
      label={from || to ? 'Accounts of these days' : 'Accounts of last month'}
    />
  );
}

/** Without a first day, the last day's month counts from its beginning. */
function daysOf(from: string | undefined, to: string | undefined, today: string) {
  return { from: from ?? `${(to ?? today).slice(0, 8)}01`, to: to ?? today };
}

function lastMonthOf(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return { from: dayOf(month - 2, 1), to: dayOf(month - 1, 0) };
}
