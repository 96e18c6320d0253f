import { type BidInput, type BidPlacedAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import { idempotencyHeader } from '@gallery/shared/contract/orders/order';
import { newUuid } from '@gallery/shared/domain/new-uuid';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useRef } from 'react';

const retries = 2;
const retryDelayMs = 1_000;

/** Keeps the key until an answer arrives, so that a retry after a lost answer places no second bid. */
export function usePlaceBid(lotId: string): (bid: BidInput) => Promise<BidPlacedAnswer> {
  const sent = useRef({ bid: '', key: '' });

  return async (bid) => {
    const text = JSON.stringify(bid);
    if (sent.current.bid !== text) sent.current = { bid: text, key: newUuid() };
    const headers = { [idempotencyHeader]: sent.current.key };
    const send = () => sendJson<BidPlacedAnswer>('POST', lotPaths.bid(lotId), bid, { headers });
    try {
      const answer = await untilAnswered(send);
      sent.current = { bid: '', key: '' };
      return answer;
    } catch (error) {
      if (isAnswered(error)) sent.current = { bid: '', key: '' };
      throw error;
    }
  };
}

/** Returns false if the API may have placed the bid although its answer is missing. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 500;
}

async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < retries; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (isAnswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
  return send();
}
