import { dateTimeOf, wallClockOf } from '../../domain/clock';

export const returnDays = 14;
export const maxReturnReason = 500;

/** 'accepted': the work is expected back, and then refunded. */
export const returnStates = ['requested', 'accepted', 'declined'] as const;

/** The days begin on the day after the delivery, in Lagos. Returns the ISO time at which they have ended. */
export function returnEnd(deliveredAt: string): string {
  const [day = ''] = wallClockOf(deliveredAt).split('T');
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + (returnDays + 1) * 86_400_000);
  return dateTimeOf(end.toISOString().slice(0, 16));
}
