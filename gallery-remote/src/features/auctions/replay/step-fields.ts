import type { RecordEntry } from '@gallery/shared/auction/record';
import { isTime } from '@gallery/shared/auction/verification/read-record';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';

/** Anybody may have written the field, so it holds an amount or counts as empty. */
export function amountIn(text: string | undefined): number | null {
  return text && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** Formats as '18:14:00'. Adds the day, as in 'Nov 28, 18:14:00', if it differs from that of `beside`. */
export function timeText(time: string | undefined, { beside = time }: { beside?: string } = {}): string {
  if (!isTime(time) || !isTime(beside)) return '–';
  const day = formatDay(time);
  return day === formatDay(beside) ? secondsClockOf(time) : `${day.split(',')[0]}, ${secondsClockOf(time)}`;
}

/** At the opening the field holds a commitment, or is empty. */
export function reserveText({ kind, fields }: Pick<RecordEntry, 'kind' | 'fields'>): string {
  if (kind === 'opened') return fields.reserve ? 'Not met' : 'No reserve';
  return { none: 'No reserve', met: 'Met' }[fields.reserve ?? ''] ?? 'Not met';
}
