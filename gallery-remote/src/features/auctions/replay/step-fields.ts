import type { RecordEntry } from '@gallery/shared/auction/record';
import { isTime } from '@gallery/shared/auction/verification/read-record';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';

/** A field is a text that anybody may have written: an amount, or nothing. */
export function amountIn(text: string | undefined): number | null {
  return text && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** '18:14:00'; with its day, 'Nov 28, 18:14:00', where that is not the day of `beside`. */
export function timeText(time: string | undefined, { beside = time }: { beside?: string } = {}): string {
  if (!isTime(time) || !isTime(beside)) return '–';
  const day = formatDay(time);
  return day === formatDay(beside) ? secondsClockOf(time) : `${day.split(',')[0]}, ${secondsClockOf(time)}`;
}

/** At the opening the field is a commitment, or empty. */
export function reserveText({ kind, fields }: Pick<RecordEntry, 'kind' | 'fields'>): string {
  if (kind === 'opened') return fields.reserve ? 'Not met' : 'No reserve';
  return { none: 'No reserve', met: 'Met' }[fields.reserve ?? ''] ?? 'Not met';
}
