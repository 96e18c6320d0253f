import { wallClockOf } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { statementPath } from '@gallery/shared/paths/admin-paths';

const offered = 24;

/** Returns the chosen month of the address, such as '2026-11', or else the current one in Lagos. */
export function monthOf(params: URLSearchParams, now = new Date()): string {
  const chosen = params.get('month') ?? '';
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(chosen) ? chosen : thisMonth(now);
}

/** Lists the months before the current one, newest first. */
export function earlierMonths(now = new Date()): { value: string; label: string }[] {
  const [year = 0, month = 1] = thisMonth(now).split('-').map(Number);
  return Array.from({ length: offered }, (_, at) => {
    const value = new Date(Date.UTC(year, month - 2 - at, 1)).toISOString().slice(0, 7);
    return { value, label: monthName(value) };
  });
}

/** Returns the address of an artist's statement. The choice of months names the current one with no month. */
export function statementAddress(artist: string, month: string, now = new Date()): string {
  return month === thisMonth(now) ? statementPath(artist) : `${statementPath(artist)}?month=${month}`;
}

/** Formats as 'November 2026'. */
export function monthName(month: string): string {
  return formatDate(`${month}-01T12:00:00Z`).replace(' 1,', '');
}

function thisMonth(now: Date): string {
  return wallClockOf(now.toISOString()).slice(0, 7);
}
