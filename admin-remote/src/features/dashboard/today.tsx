import { formatWeekday } from '@gallery/shared/domain/time';

/** Shows the date in Lagos, where the gallery is. */
export function Today() {
  return <span>{formatWeekday(new Date().toISOString())} · Lagos</span>;
}
