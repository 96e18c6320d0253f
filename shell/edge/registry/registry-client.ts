import { type RegistryAnswer, registrySchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { readBounded } from '../read-bounded';

/** In milliseconds: for a whole answer, and for a message. */
const timeouts = { read: 2000, post: 5000 };
const maxAnswerBytes = 16 * 1024 * 1024;

export type RegistryClient = ReturnType<typeof createRegistryClient>;
/** `refusal` says why the registry refuses a message, which must not be sent again. */
export type Sent = { refusal?: string };
type Options = { url: () => string; edge: string; shell: { version: string; digest: string } };

export function createRegistryClient({ url, edge, shell }: Options) {
  const query = new URLSearchParams({ edge, shell: shell.version, digest: shell.digest });
  let etag = '';
  return { read, post };

  function base(): string {
    return url().replace(/\/$/, '');
  }

  /** Returns `undefined` when nothing has changed since the last answer. */
  async function read(): Promise<RegistryAnswer | undefined> {
    const address = `${base()}${internalPaths.registry}?${query}`;
    const signal = AbortSignal.timeout(timeouts.read);
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const response = await fetch(address, { headers, signal, redirect: 'error' });
    const text = String(await readBounded(response, maxAnswerBytes));
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const answer = registrySchema.validateSync(JSON.parse(text), { strict: true });
    etag = response.headers.get('etag') ?? '';
    return answer;
  }

  async function post(path: string, body: object): Promise<Sent> {
    const response = await fetch(base() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeouts.post),
    });
    const answer = String(await readBounded(response, maxAnswerBytes));
    if (response.status >= 500) throw new Error(`it answered ${response.status}`);
    return response.ok ? {} : { refusal: `${response.status} ${answer.slice(0, 200)}` };
  }
}
