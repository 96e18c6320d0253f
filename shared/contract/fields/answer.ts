/** What every failed call answers; `message` is fit for a toast, `errors` maps a field to its message. */
export type ErrorAnswer = { message: string; error?: string; errors?: Record<string, string> };

/** Lists answer this many unless told, and never more than the most. */
export const defaultListLimit = 24;
export const maxListLimit = 100;

/** A page of a back office list, which has a pager: 'Previous', 'Next' and '1 to 12 of 36'. */
export type Paged = {
  /** How many rows fit the filter, on all pages. */
  total: number;
  /** The number of the page's first row, from 1; 0 when there is none. */
  first: number;
  /** The cursors of the pages beside this one. */
  next: string | null;
  previous: string | null;
};

/** What a caller reads when nothing answered (specification § 8). */
export const networkMessage = 'Could not send request. Kindly check your internet connection.';

/** Bytes: no body is larger but an uploaded picture. */
export const textBodyLimit = 64 * 1024;
