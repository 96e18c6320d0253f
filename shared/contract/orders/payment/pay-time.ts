/** The minutes to pay for a won lot, unless its conditions say otherwise. */
export const standardPayMinutes = 48 * 60;
export const maxPayMinutes = 30 * 24 * 60;

/** Formats as '48 hours' or '90 minutes'. An answer of the previous release contains no time. */
export function payTimeText(minutes: number = standardPayMinutes): string {
  const isHours = minutes % 60 === 0;
  const amount = isHours ? minutes / 60 : minutes;
  return `${amount} ${isHours ? 'hour' : 'minute'}${amount === 1 ? '' : 's'}`;
}

const reminders = [24, 6];

/** Returns the hours before the deadline at which the gallery reminds a winner with this much time to pay. */
export function remindersWithin(minutes: number): number[] {
  return reminders.filter((hours) => hours * 60 < minutes);
}

/** Returns a text such as 'We remind you 24 and 6 hours before', or `null` if the time is too short. */
export function remindersText(minutes: number): string | null {
  const hours = remindersWithin(minutes);
  return hours.length > 0 ? `We remind you ${hours.join(' and ')} hours before` : null;
}
