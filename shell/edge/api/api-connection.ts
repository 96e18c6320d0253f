import { Agent, type Dispatcher } from 'undici';
import { type ApiAddress, type ApiUrls, openAddress, type WaitingCall } from './api-address';
import { type Heartbeat, watchApi } from './api-heartbeat';
import { addressChooser, type Choice } from './choose-address';
import { probeNoter } from './note-probe';

type Answer = Dispatcher.ResponseData;
type Answered = (error: Error | null, answer: Answer) => void;
type Headers = Record<string, string>;
type Call = Omit<Dispatcher.RequestOptions, 'origin'>;
type Options = Heartbeat & { apis: readonly [ApiUrls, ...ApiUrls[]]; log: (line: string) => void };

export class ApiHangs extends Error {}
export type ApiConnection = ReturnType<typeof connectToApi>;

/** In milliseconds: for the head of an answer that several callers share, and between two of its pieces. */
const sharedLimits = { headersTimeout: 10_000, bodyTimeout: 5_000 };
/** In milliseconds. To an edge, an API tells its position each second. */
const streamLimits = { headersTimeout: 10_000, bodyTimeout: 10_000 };
/** With these codes, no byte of the call has left. */
const unsent = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;
const lost = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/;

/** Sends calls to an API that answers. Retries a safe call at another API, but sends any other call once and never aborts it. */
export function connectToApi({ apis: [first, ...others], log, ...heartbeat }: Options) {
  const addresses: readonly [ApiAddress, ...ApiAddress[]] = [openAddress(first), ...others.map(openAddress)];
  const choose = addressChooser(addresses);
  const noteProbe = probeNoter(addresses, log);
  // Opens one connection for each active call, because event streams stay open.
  const agent = new Agent({
    connections: null,
    pipelining: 1,
    headersTimeout: 22_000,
    bodyTimeout: 0,
    connect: { timeout: 5_000 },
  });
  const probes = addresses.map((address) =>
    watchApi({
      ...heartbeat,
      url: `${address.url}/api/heartbeat`,
      onProbed: (result) => noteProbe(address, result),
    }),
  );
  return {
    request: request as Agent['request'],
    read,
    follow,
    post,
    isSilent,
    best: () => choose({ kind: 'call' }),
    close,
  };

  /** For the proxy, whose calls bring their own path and headers. */
  function request({ headersTimeout: _, bodyTimeout: __, ...call }: Call, answered: Answered): void {
    send(call).then(
      (answer) => answered(null, answer),
      (error) => answered(error, undefined as never),
    );
  }

  function read(path: string, headers: Headers): Promise<Answer> {
    return send({ ...sharedLimits, path, method: 'GET', headers });
  }

  /** Opens a stream of events that the edge reads for many. */
  function follow(path: string, headers: Headers): Promise<Answer> {
    return send({ ...streamLimits, path, method: 'GET', headers });
  }

  function post(path: string, headers: Headers, body: string): Promise<Answer> {
    return send({ ...sharedLimits, path, method: 'POST', headers, body });
  }

  async function send(call: Call): Promise<Answer> {
    const isSafe = /^(GET|HEAD)$/.test(call.method);
    const kind = kindOf(call);
    let not: ApiAddress | undefined;
    for (let triesLeft = addresses.length; ; triesLeft--) {
      const address = choose({ kind, not });
      if (isSafe && address.isSilent()) throw new ApiHangs('The API does not answer its heartbeat.');
      try {
        return await ask(agent, address, call, isSafe && kind);
      } catch (error) {
        if (unsent.test(codeOf(error))) noteProbe(address, 'refused');
        if (triesLeft === 0 || !mayRepeat(error, { address, isSafe, call })) throw error;
        not = address;
      }
    }
  }

  type Failed = { address: ApiAddress; isSafe: boolean; call: Call };

  function mayRepeat(error: unknown, { address, isSafe, call }: Failed): boolean {
    const hasOther = addresses.some((other) => other !== address && !other.isSilent());
    if (unsent.test(codeOf(error)))
      return hasOther && (typeof call.body === 'string' || !isStream(call.body));
    // The API may close an idle connection at the moment of its use.
    return isSafe && (lost.test(codeOf(error)) || (hasOther && error instanceof ApiHangs));
  }

  function isSilent(): boolean {
    return addresses.every((address) => address.isSilent());
  }

  async function close(): Promise<void> {
    for (const probe of probes) probe.stop();
    await agent.destroy();
  }
}

/** Notes the call and its stream at the address, so that an API that hangs ends them. */
async function ask(
  agent: Agent,
  address: ApiAddress,
  call: Call,
  safeKind: Choice['kind'] | false,
): Promise<Answer> {
  const stop = new AbortController();
  const giveUp = () => stop.abort(new ApiHangs('The API does not answer its heartbeat.'));
  const waiting: WaitingCall = { isSafe: safeKind !== false, giveUp };
  address.calls.add(waiting);
  try {
    const sent = { ...call, origin: address.origin, path: address.base + call.path, signal: stop.signal };
    const answer = await agent.request(sent);
    // The reader may have left, so a late error must not end the process.
    answer.body.on('error', () => {});
    if (safeKind === 'stream') {
      address.streams.add(answer.body);
      answer.body.once('close', () => address.streams.delete(answer.body));
    }
    return answer;
  } finally {
    address.calls.delete(waiting);
  }
}

function kindOf({ path, headers }: Call): Choice['kind'] {
  if (path.startsWith('/v0/')) return 'upload';
  const { accept = '' } = headers as Record<string, string | undefined>;
  return accept.includes('text/event-stream') ? 'stream' : 'call';
}

function isStream(body: Call['body']): boolean {
  return body !== null && body !== undefined && !Buffer.isBuffer(body);
}

function codeOf(error: unknown): string {
  return String(Object(error).code ?? '');
}
