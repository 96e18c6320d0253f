import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyReceipt } from '@gallery/shared/auction/verification/verify-receipt';
import { verifyRecord } from '@gallery/shared/auction/verification/verify-record';
import { lotPaths } from '@gallery/shared/contract/auctions/auction';
import { lotRecordPath } from '@gallery/shared/paths/gallery-paths';
import { receiptText, verdictText } from './record/verdict-text';

const maxBytes = 20_000_000;
const timeoutMs = 15_000;
const tooLarge = 'it is larger than 20 MB';
const recordPage = new RegExp(`^${lotRecordPath('([^/]+)')}/?$`);

/** Reads JSON from a file or a URL. Throws an Error whose message says why that fails. */
async function readJson(source: string): Promise<unknown> {
  try {
    return JSON.parse(/^[a-z]+:\/\//i.test(source) ? await fetchText(source) : await fileText(source));
  } catch (error) {
    throw new Error(`${source} cannot be read: ${reasonOf(error)}.`);
  }
}

async function fileText(file: string): Promise<string> {
  if ((await stat(file)).size > maxBytes) throw new Error(tooLarge);
  return readFile(file, 'utf8');
}

async function fetchText(address: string): Promise<string> {
  const url = recordAddressOf(new URL(address));
  if (!/^https?:$/.test(url.protocol)) throw new Error('only http and https addresses can');
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (answer.status === 404) throw new Error('there is no record, or its lot has not ended');
  if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Accepts the address of a record's page in place of the record's own. */
function recordAddressOf(url: URL): URL {
  const lot = recordPage.exec(url.pathname)?.[1];
  return lot ? new URL(`/api${lotPaths.record(decodeURIComponent(lot))}`, url) : url;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something went wrong';
  if (error instanceof SyntaxError) return 'it is not JSON';
  if (error.name === 'TimeoutError') return 'no answer came within 15 seconds';
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file';
  if (error.message === 'fetch failed') return 'nobody answers at this address';
  return error.message;
}

const usage = 'Name the record: npm run verify-auction -- FILE|ADDRESS [--receipt FILE] [--key KEY]';

// Node 20 warns on every use that Ed25519 is experimental.
process.removeAllListeners('warning');

/** Exit codes: 0 valid and signed with the known key, 1 invalid, 2 not checked, 3 consistent but without a known key. */
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
