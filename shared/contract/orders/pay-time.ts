/** Minutes to pay for a won lot, unless its conditions say otherwise. */
export const standardPayMinutes = 48 * 60;
export const maxPayMinutes = 30 * 24 * 60;

/** Such as '48 hours' or '90 minutes'. An answer of the release before names no time. */
export function payTimeText(minutes: number = standardPayMinutes): string {
  const isHours = minutes % 60 === 0;
  const amount = isHours ? minutes / 60 : minutes;
  return `${amount} ${isHours ? 'hour' : 'minute'}${amount === 1 ? '' : 's'}`;
}

const reminders = [24, 6];

/** Hours before the end of the time to pay at which a winner is reminded, with so much of it left. */
export function remindersWithin(minutes: number): number[] {
  return reminders.filter((hours) => hours * 60 < minutes);
}

/** Such as 'We remind you 24 and 6 hours before'; `null` when there is no time for it. */
export function remindersText(minutes: number): string | null {
  const hours = remindersWithin(minutes);
  return hours.length > 0 ? `We remind you ${hours.join(' and ')} hours before` : null;
}
