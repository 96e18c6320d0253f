import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `arrives`: the server gets the statement, and its answer is lost. `all`: every other connection breaks too. `refuses`: no new one opens. */
export type Cut = { statement: string; arrives: boolean; all?: boolean; refuses?: boolean };

/** The protocol ends a statement with a zero byte. */
export const commit = 'commit\0';

/** Breaks connections to a database by TCP resets in the middle of a statement. */
export async function resettingProxy(target: URL) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let next: Cut | undefined;
  let isRefusing = false;
  let end = target;
  const server = createServer((client) => {
    if (isRefusing) return void client.resetAndDestroy();
    const upstream = connect(Number(end.port), end.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair);
          for (const one of pair) one.destroy();
        });
    upstream.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => (isCut(bytes) ? cut(pair, bytes) : upstream.write(bytes)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);

  function isCut(bytes: Buffer): boolean {
    return next !== undefined && bytes.toString('latin1').toLowerCase().includes(next.statement);
  }

  function cut(pair: readonly [Socket, Socket], bytes: Buffer): void {
    const { arrives, all = false, refuses = false } = next as Cut;
    next = undefined;
    isRefusing = refuses;
    const reset = () => {
      for (const [client, upstream] of all ? pairs : [pair]) {
        client.resetAndDestroy();
        upstream.resetAndDestroy();
      }
    };
    // The server's answer proves that it has finished.
    if (arrives) pair[1].removeAllListeners('data').once('data', reset).write(bytes);
    else reset();
  }

  return {
    url: url.href,
    cutNext(cut: Cut) {
      next = cut;
    },
    isCut: () => next === undefined,
    moveTo(other: URL) {
      end = other;
    },
    accept() {
      isRefusing = false;
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}
