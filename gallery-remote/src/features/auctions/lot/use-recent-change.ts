import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { useEffect, useState } from 'react';

const priceMs = 8_000;
const extensionMs = 20_000;

type RecentChange = {
  /** The price before the newest bid. */
  upFrom: number | null;
  /** By how much the end moved, in milliseconds. */
  extendedBy: number | null;
};

/** What has just changed, for as long as it is news. */
export function useRecentChange({ price, closes_at }: Lot): RecentChange {
  const upFrom = usePrevious(price, priceMs);
  const closedAt = usePrevious(closes_at, extensionMs);
  const extendedBy = closedAt === null ? null : Date.parse(closes_at) - Date.parse(closedAt);
  return {
    upFrom: upFrom !== null && upFrom > 0 && upFrom < price ? upFrom : null,
    extendedBy: extendedBy !== null && extendedBy > 0 ? extendedBy : null,
  };
}

/** The value before the present one, until it is `forMs` old. */
function usePrevious<Value>(value: Value, forMs: number): Value | null {
  const [shown, setShown] = useState<{ value: Value; previous: Value | null }>({ value, previous: null });
  if (shown.value !== value) setShown({ value, previous: shown.value });
  useEffect(() => {
    if (shown.previous === null) return;
    const timer = setTimeout(() => setShown({ value: shown.value, previous: null }), forMs);
    return () => clearTimeout(timer);
  }, [shown, forMs]);
  return shown.value === value ? shown.previous : null;
}
