import { readFile, stat } from 'node:fs/promises';

const maxBytes = 20_000_000;
const timeoutMs = 15_000;
const tooLarge = 'it is larger than 20 MB';

/** JSON out of a file or from an address. Throws an Error whose message says why it cannot be read. */
export async function readJson(source: string): Promise<unknown> {
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

/** The address of a record's page means the record behind it. */
function recordAddressOf(url: URL): URL {
  const lot = /^\/auction-bidding\/([^/]+)\/record\/?$/.exec(url.pathname)?.[1];
  return lot ? new URL(`/api/lot/${lot}/record`, url) : url;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something went wrong';
  if (error instanceof SyntaxError) return 'it is not JSON';
  if (error.name === 'TimeoutError') return 'no answer came within 15 seconds';
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file';
  if (error.message === 'fetch failed') return 'nobody answers at this address';
  return error.message;
}
