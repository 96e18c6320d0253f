import type { LotRecord } from '@gallery/shared/auction/record';
import { type ReceiptVerdict, verifyReceipt } from '@gallery/shared/auction/verification/verify-receipt';
import { useState } from 'react';

const maxBytes = 100_000;

/** Compares a chosen file with the record. */
export function useReceipt(record: LotRecord, onFound: (seq: number) => void) {
  const [verdict, setVerdict] = useState<ReceiptVerdict | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await verifyReceipt(record, await jsonIn(file));
    setVerdict(found);
    if (found.fits && found.receipt) onFound(found.receipt.seq);
  };
  return { verdict, choose };
}

/** `null` for what is no JSON, or no file any more. */
async function jsonIn(file: File): Promise<unknown> {
  if (file.size > maxBytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(await file.arrayBuffer()));
  } catch {
    return null;
  }
}
