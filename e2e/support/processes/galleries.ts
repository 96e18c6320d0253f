import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectionAt } from './collection';
import { type Piece, type RemoteUrls, startApi, startOpenEdge } from './product';
import { logTelemetry } from './telemetry-rows';

export type Gallery = { url: string; api: string; dataDir: string; collection: string[] };

/** A gallery keeps its releases, so it polls as seldom as the product. At the pace of other edges, it takes 5% of a core more. */
const pollMs = '2000';

export async function startGallery(
  remotes: RemoteUrls,
  settings: Record<string, string> = {},
  atEnd?: (dataDir: string) => Promise<void>,
) {
  const api = await startApi({ settings, atEnd });
  const { TRACES_URL } = settings;
  const traced: Record<string, string> = TRACES_URL ? { TRACES_URL } : {};
  const edge = await startOpenEdge({
    api: api.url,
    registry: api.internalUrl,
    remotes,
    settings: { POLL_MS: pollMs, ...traced },
  }).catch(async (error) => {
    await api.stop();
    throw error;
  });
  // The stopping edge sends its last telemetry.
  const stop = async () => {
    await edge.stop();
    await api.stop();
  };
  const collection = await collectionAt(api.url);
  const gallery: Gallery = { url: edge.url, api: api.url, dataDir: api.dataDir, collection };
  return { ...gallery, stop };
}

/** The path of the gallery that many workers share, and of those that each serve one worker at a time. */
const paths = { shared: '/shared', lent: '/lent' };

/** Starts a gallery at its first request and keeps it for later workers, because each start takes ten seconds. */
export async function hostGalleries(remotes: RemoteUrls, settings: Record<string, string>): Promise<Piece> {
  const galleries = new Map<string, ReturnType<typeof startGallery>>();
  const lent = new Set<string>();
  const server = createServer(async ({ method, url: path = '' }, response) => {
    if (method === 'DELETE') {
      lent.delete(path);
      response.end();
      return;
    }
    const name = path === paths.shared ? path : lend();
    const started = galleries.get(name) ?? startGallery(remotes, settings, logTelemetry);
    galleries.set(name, started);
    await started.then(
      (gallery) => response.end(JSON.stringify({ ...gallery, name })),
      (error) => {
        galleries.delete(name);
        lent.delete(name);
        response.writeHead(500).end(String(error));
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      const stops = [...galleries.values()].map(async (gallery) => (await gallery).stop());
      for (const stop of await Promise.allSettled(stops)) if (stop.status === 'rejected') throw stop.reason;
    },
  };

  /** Prefers a gallery that runs already. */
  function lend(): string {
    let number = 0;
    while (lent.has(`${paths.lent}/${number}`)) number += 1;
    const name = `${paths.lent}/${number}`;
    lent.add(name);
    return name;
  }
}

/** Asks `hostGalleries` for the gallery that workers share. */
export async function sharedGallery(): Promise<Gallery> {
  return ask(paths.shared);
}

/** Borrows a gallery of `hostGalleries`, which nobody else gets before `giveBack`. */
export async function borrowGallery() {
  const { name, ...gallery } = await ask(paths.lent);
  return { ...gallery, giveBack: () => fetch(process.env.E2E_GALLERIES + name, { method: 'DELETE' }) };
}

async function ask(path: string): Promise<Gallery & { name: string }> {
  const answer = await fetch(process.env.E2E_GALLERIES + path);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
