import type { BidRefusal } from '@gallery/shared/contract/auctions/auction';
import { ApiError } from '@gallery/shared/http';

/** The API's refusal of a bid, with the lot as it is now; `null` for any other failure. */
export function refusalOf(error: unknown): Partial<BidRefusal> | null {
  if (!(error instanceof ApiError) || !('answer' in error.current)) return null;
  return error.current as Partial<BidRefusal>;
}
