import { formatWeekday } from '@gallery/shared/format/dates';

/** The day that the figures are of, where the gallery stands: 'Tuesday, November 21 · Lagos'. */
export function Today() {
  return <span>{formatWeekday(new Date().toISOString())} · Lagos</span>;
}
