import { formatWeekday } from '@gallery/shared/domain/time';

/** The date in Lagos, where the gallery is. */
export function Today() {
  return <span>{formatWeekday(new Date().toISOString())} · Lagos</span>;
}
