import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { RefusedForm } from '@gallery/shared/contract/fields/answer';
import * as forms from '@gallery/shared/forms';
import * as host from '@gallery/shared/host';
import * as http from '@gallery/shared/http';
import * as query from '@gallery/shared/query';
import * as router from '@gallery/shared/router';
import { createStore } from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
// Only the edge needs it. In the facade every browser would load it.
import { StaticRouter } from 'react-router-dom';
// The schemas inside a remote's bundle use it.
import * as yup from 'yup';
import { AccountRoutes } from './account-routes';
import { App, createQueryClient, type LoadedAreas } from './app';
import { areaOf } from './areas';
import { auctionsPublished } from './auctions-published';
import { EdgeSkeleton } from './edge-skeleton';
import { collectPageData } from './page/page-data';
import { backdropArtworks } from './screens/account/backdrop-artworks';

/** Everything that a remote's server bundle may `require`. */
export const singletons = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@gallery/shared/router': router,
  '@gallery/shared/query': query,
  '@gallery/shared/http': http,
  '@gallery/shared/host': host,
  '@gallery/shared/forms': forms,
  yup,
};
export const { setApiOrigin } = http;

export type RenderRequest = {
  path: string;
  publicUrl: string;
  demo: boolean;
  /** Missing for the shell's own screens. */
  remote?: host.RemoteApp;
  budget: number;
  /** Renders header and footer around the place of an area that the browser draws. */
  skeleton?: boolean;
  refusedForm?: RefusedForm;
  /** Calls the API, or takes an answer that another page has just received. */
  read?: Read;
};
type Queries = NonNullable<ReturnType<query.QueryClient['getDefaultOptions']>['queries']>;
export type Read = NonNullable<Queries['persister']>;
/**
 * UTF-8 bytes, so that the main thread need not encode. `data` is JSON that is safe inside a script element, read at
 * `readAt`, in milliseconds since 1970.
 */
export type Rendered = {
  status: number;
  redirect?: string;
  html?: Uint8Array;
  data?: Uint8Array;
  readAt?: number;
};

/** Waits at most `budget` ms for data. A 503 has no HTML, because the browser cannot hydrate an error. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { path, publicUrl, remote, budget, skeleton = false, read } = request;
  const url = new URL(publicUrl + path); // a path with two leading slashes must not name another host
  const queryClient = createQueryClient();
  if (skeleton) return { status: 200, html: await htmlOf(siteOf(request, queryClient, {})) };
  if (read) readWith(read, queryClient);
  const timeout = AbortSignal.timeout(budget);
  timeout.addEventListener('abort', () => queryClient.cancelQueries());
  const [outcome] = await Promise.all([
    remote ? prefetch(remote, url, queryClient) : prefetchBackdrop(queryClient),
    queryClient.prefetchQuery(auctionsPublished),
  ]);
  if (outcome.status === 503 && timeout.aborted) throw new Error('its data came too late');
  if (outcome.redirect || outcome.status === 503) return outcome;
  const loaded = { [areaOf(url.pathname)]: remote?.default ?? AccountRoutes };
  const html = await htmlOf(siteOf(request, queryClient, loaded));
  const { data, readAt } = collectPageData(queryClient);
  return { ...outcome, html, data: Buffer.from(JSON.stringify(data).replaceAll('<', '\\u003c')), readAt };
}

function readWith(read: Read, queryClient: query.QueryClient): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: read } });
}

function siteOf(
  { path, publicUrl, demo, skeleton, refusedForm }: RenderRequest,
  queryClient: query.QueryClient,
  loaded: LoadedAreas,
) {
  const site = { queryClient, store: createStore(), loaded, publicUrl, demo, refusedForm };
  return (
    <StaticRouter location={path}>
      <App {...site}>{skeleton ? <EdgeSkeleton /> : undefined}</App>
    </StaticRouter>
  );
}

async function prefetchBackdrop(queryClient: query.QueryClient): Promise<Rendered> {
  await queryClient.prefetchQuery(backdropArtworks);
  return { status: 200 };
}

async function prefetch(remote: host.RemoteApp, url: URL, queryClient: query.QueryClient): Promise<Rendered> {
  if (remote.needsHost > host.hostVersion) throw new Error('the remote needs a newer host');
  for (const page of remote.ssr) {
    const match = router.matchPath(page.path, url.pathname);
    if (match) return { status: 200, ...(await page.prefetch({ queryClient, params: match.params, url })) };
  }
  return { status: 404 };
}

/** React creates <head> from hoisted tags. useId agrees only with single children down to #root. */
async function htmlOf(app: react.ReactNode): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const errors: unknown[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const stream = renderToPipeableStream(
    <html lang="en">
      <body>
        <div id="root">{app}</div>
      </body>
    </html>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: (error) => sink.destroy(error as Error),
      onError: (error) => void errors.push(error),
    },
  );
  await finished(sink);
  if (errors.length > 0) throw errors[0];
  return Buffer.concat(chunks);
}
