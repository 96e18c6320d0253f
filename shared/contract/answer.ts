/** What every failed call answers; `message` is fit for a toast, `errors` maps a field to its message. */
export type ErrorAnswer = { message: string; error?: string; errors?: Record<string, string> };

/** Lists answer this many unless told, and never more than the most. */
export const listLimit = 24;
export const listLimitMost = 100;

/** What a caller reads when nothing answered (specification § 8). */
export const networkMessage = 'Could not send request. Kindly check your internet connection.';
