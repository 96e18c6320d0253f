/** '1 day', '14 days'. */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
