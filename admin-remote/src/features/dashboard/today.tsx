import { formatWeekday } from '@gallery/shared/format/dates';

/** The date in Lagos, where the gallery is. */
export function Today() {
  return <span>{formatWeekday(new Date().toISOString())} · Lagos</span>;
}
