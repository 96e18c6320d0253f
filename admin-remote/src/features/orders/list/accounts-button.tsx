import { wallClockOf } from '@gallery/shared/domain/clock';
import { CsvDownload } from '../../../ui/table/csv-download';
import { fetchAccounts } from '../order.queries';
import { useOrderFilters } from '../order-filters';

/** Downloads the accounts of the filtered days, or of last month. */
export function AccountsButton() {
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
