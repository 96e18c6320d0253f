import { dateTimeOf, wallClockOf } from './clock';

const returnDays = 14;

/** The 14 days begin on the day after the delivery, in Lagos. Returns the ISO time at which they have ended. */
export function returnEnd(deliveredAt: string): string {
  const [day = ''] = wallClockOf(deliveredAt).split('T');
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + (returnDays + 1) * 86_400_000);
  return dateTimeOf(end.toISOString().slice(0, 16));
}
