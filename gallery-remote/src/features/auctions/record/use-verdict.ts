import type { LotRecord } from '@gallery/shared/auction/record';
import { type Verdict, verifyRecord } from '@gallery/shared/auction/verification/verify-record';
import { useEffect, useState } from 'react';

/** `null` while the browser computes the record again. */
export function useVerdict(record: LotRecord): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void verifyRecord(record).then((found) => isCurrent && setVerdict(found));
    return () => {
      isCurrent = false;
    };
  }, [record]);
  return verdict;
}
