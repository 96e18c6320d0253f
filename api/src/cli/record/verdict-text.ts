import type { LotRecord } from '@gallery/shared/auction/record';
import type { ReceiptVerdict } from '@gallery/shared/auction/verification/verify-receipt';
import type { StepVerdict, Verdict } from '@gallery/shared/auction/verification/verify-record';
import { groupDigits } from '@gallery/shared/domain/money';

/** Formats a verdict for a terminal. Escapes control characters, because the record is untrusted. */
export function verdictText(verdict: Verdict, isKeyKnown: boolean): string {
  const { record, steps } = verdict;
  const lines = record ? [titleOf(record), '', ...steps.map(stepLine), ''] : [];
  return [...lines, ...(verdict.whole ? wholeLines(verdict, isKeyKnown) : brokenLines(verdict))]
    .map(plain)
    .join('\n');
}

export function receiptText({ fits, receipt, problem }: ReceiptVerdict): string {
  if (!fits || !receipt) return plain(`The receipt does not fit. ${problem}`);
  return `The receipt fits: step ${receipt.seq} is a bid of Bidder ${receipt.bidder} with a maximum of ${naira(receipt.max)}.`;
}

function titleOf({ lot }: LotRecord): string {
  return `Lot ${lot.number}, ${lot.title} by ${lot.artist} (${lot.auction})`;
}

function stepLine({ entry, status, after, opened }: StepVerdict): string {
  const who = entry.kind === 'bid' ? ` by Bidder ${entry.fields.bidder}` : '';
  const sealed = opened === null ? '' : `, ${entry.kind === 'bid' ? 'maximum' : 'reserve'} ${naira(opened)}`;
  const price = after && after.price > 0 ? `, price ${naira(after.price)}` : '';
  const state = status === 'holds' ? `holds${sealed}${price}` : status;
  return `${String(entry.seq).padStart(4)}  ${entry.at}  ${entry.kind}${who}: ${state}`;
}

/** A valid signature with an unknown key proves nothing: anyone can sign a record with their own key. */
function unprovenLines(publicKey = ''): string[] {
  return [
    `The record is consistent. It is not proven to be the gallery’s: compare the key ${publicKey}`,
    'with the key at /.well-known/gallery-keys.json on the gallery’s site. Then run this command again with --key KEY.',
  ];
}

function wholeLines({ steps, signature, record }: Verdict, isKeyKnown: boolean): string[] {
  const end = steps.at(-1);
  const price = end?.after?.price ?? 0;
  const result = {
    sold: `${naira(price)}, sold to Bidder ${end?.entry.fields.bidder}`,
    passed: price > 0 ? `${naira(price)}, passed` : 'passed without a bid',
    withdrawn: 'withdrawn',
  }[end?.entry.fields.result ?? 'withdrawn'];
  return [
    ...(isKeyKnown ? ['The record is intact.'] : unprovenLines(record?.publicKey)),
    `${steps.length} of ${steps.length} steps follow on from the step before. Nothing has been changed, removed or inserted.`,
    `The price after each bid follows the rules: ${result}.`,
    signature === 'fits'
      ? `The signature of ${record?.checkpoint.at} fits the last step.`
      : 'The signature could not be checked here.',
    ...(isKeyKnown ? [`The gallery’s key: ${record?.publicKey}`] : []),
  ];
}

function brokenLines({ brokenAt, problem }: Verdict): string[] {
  if (brokenAt === null) return ['The record is not whole.', problem ?? ''];
  const trust =
    brokenAt > 2
      ? `Steps 1 to ${brokenAt - 1} are intact. Nothing after them can be trusted.`
      : 'Nothing from there on can be trusted.';
  return [`The record breaks at step ${brokenAt}.`, `${problem} ${trust}`];
}

function naira(amount: number): string {
  return `₦${groupDigits(amount)}`;
}

function plain(line: string): string {
  return line.replace(/\p{C}/gu, '�');
}
