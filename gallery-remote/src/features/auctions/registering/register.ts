import {
  type BidderChangedAnswer,
  bidderPaths,
  type RegisterBidderInput,
} from '@gallery/shared/contract/auctions/auction';
import { sendJson } from '@gallery/shared/http';

/** Registers for the auction, or accepts a newer version of its conditions. */
export function registerBidder(input: RegisterBidderInput): Promise<BidderChangedAnswer> {
  return sendJson<BidderChangedAnswer>('POST', bidderPaths.one, input);
}
