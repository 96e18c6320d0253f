import type { IncomingMessage } from 'node:http';

export type UnfinishedLimits = { perNetwork: number; total: number; youngMs: number };
type Unfinished = { request: IncomingMessage; network: string; since: number };

/** Never cuts off a body that arrives together with its head. */
const usual: UnfinishedLimits = { perNetwork: 100, total: 1_000, youngMs: 1_000 };

/** When a network or the edge has too many arriving bodies, the oldest of a network gives way. Each edge counts its own. */
export function unfinishedBodies(limits: Partial<UnfinishedLimits> = {}) {
  const { perNetwork, total, youngMs } = { ...usual, ...limits };
  const networks = new Map<string, Set<Unfinished>>();
  let count = 0;
  return { add };

  function add(request: IncomingMessage, network: string): void {
    const bodies = networks.get(network) ?? new Set();
    const body = { request, network, since: performance.now() };
    networks.set(network, bodies.add(body));
    count++;
    request.once('end', () => remove(body)).once('close', () => remove(body));
    if (bodies.size > perNetwork) cutOldest(bodies);
    else if (count > total) cutOldest(fullest());
  }

  function remove(body: Unfinished): void {
    const bodies = networks.get(body.network);
    if (!bodies?.delete(body)) return;
    count--;
    if (bodies.size === 0) networks.delete(body.network);
  }

  function cutOldest(bodies: ReadonlySet<Unfinished>): void {
    const [oldest] = bodies;
    if (!oldest || performance.now() - oldest.since < youngMs) return;
    remove(oldest);
    oldest.request.socket.resetAndDestroy();
  }

  function fullest(): ReadonlySet<Unfinished> {
    return [...networks.values()].reduce((fullest, one) => (one.size > fullest.size ? one : fullest));
  }
}
