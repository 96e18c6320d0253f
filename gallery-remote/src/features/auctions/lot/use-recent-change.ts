import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { useEffect, useState } from 'react';

const priceMs = 8_000;
const extensionMs = 20_000;

type RecentChange = {
  /** The price before the newest bid. */
  upFrom: number | null;
  /** By how much the end moved, in milliseconds. */
  extendedBy: number | null;
};

/** What has just changed before the visitor's eyes, for as long as it is news. A new answer tells of older changes. */
export function useRecentChange({ lot: { price, closes_at }, now: readAt }: LotAnswer): RecentChange {
  const upFrom = usePrevious(price, readAt, priceMs);
  const closedAt = usePrevious(closes_at, readAt, extensionMs);
  const extendedBy = closedAt === null ? null : Date.parse(closes_at) - Date.parse(closedAt);
  return {
    upFrom: upFrom !== null && upFrom > 0 && upFrom < price ? upFrom : null,
    extendedBy: extendedBy !== null && extendedBy > 0 ? extendedBy : null,
  };
}

type Shown<Value> = { value: Value; readAt: string; previous: Value | null };

/** The value before the present one, until it is `forMs` old. */
function usePrevious<Value>(value: Value, readAt: string, forMs: number): Value | null {
  const [shown, setShown] = useState<Shown<Value>>({ value, readAt, previous: null });
  const isRead = shown.readAt !== readAt;
  if (shown.value !== value) setShown({ value, readAt, previous: isRead ? null : shown.value });
  else if (isRead) setShown({ ...shown, readAt });
  useEffect(() => {
    if (shown.previous === null) return;
    const timer = setTimeout(() => setShown((last) => ({ ...last, previous: null })), forMs);
    return () => clearTimeout(timer);
  }, [shown.previous, forMs]);
  return shown.value === value ? shown.previous : null;
}
