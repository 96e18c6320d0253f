import { parseArgs } from 'node:util';
import { verifyReceipt } from '@gallery/shared/auction/verification/verify-receipt';
import { verifyRecord } from '@gallery/shared/auction/verification/verify-record';
import { readJson } from './record/read-json';
import { receiptText, verdictText } from './record/verdict-text';

const usage = 'Name the record: npm run verify-auction -- FILE|ADDRESS [--receipt FILE] [--key KEY]';

// Node 20 calls Ed25519 experimental on every use.
process.removeAllListeners('warning');

/** Exits with 0: valid, and signed with the known key. 1: invalid. 2: not checked. 3: consistent, but no key was given. */
try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function verify(): Promise<0 | 1 | 3> {
  const { positionals, values } = readArguments();
  const [source] = positionals;
  if (!source || positionals.length > 1) throw new Error(usage);
  const verdict = await verifyRecord(await readJson(source), { publicKey: values.key });
  const isKeyKnown = values.key !== undefined;
  console.log(verdictText(verdict, isKeyKnown));
  const whole = isKeyKnown ? 0 : 3;
  if (!values.receipt || !verdict.record) return verdict.whole ? whole : 1;
  const receipt = await verifyReceipt(verdict.record, await readJson(values.receipt));
  console.log(receiptText(receipt));
  return verdict.whole && receipt.fits ? whole : 1;
}

function readArguments() {
  try {
    const options = { receipt: { type: 'string' }, key: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}
