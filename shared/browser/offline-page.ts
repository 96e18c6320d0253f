/** The files of the shell and of the remotes, as a document names them. */
const files = /\/(?:static|remotes\/\w+\/static)\/[\w.-]+/g;
/** These headers belong to one response: a canary counts its token once. */
const ownHeaders = ['server-timing', 'content-encoding', 'content-length', 'etag'];
const recordPrefix = 'offline-page:';

/** Saves this page and its files for a reload without a network, in place of an earlier one. Does nothing where it cannot. */
export async function keepPageOffline(): Promise<void> {
  const { pathname } = window.location;
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register(pathname.replace(/[^/]*$/, offlineWorker));
    const page = await fetch(pathname, { headers: { accept: 'text/html' } });
    if (!page.ok || page.redirected) return;
    const html = await page.text();
    const headers = new Headers(page.headers);
    for (const name of ownHeaders) headers.delete(name);
    await save(
      pathname,
      new Response(html, { headers }),
      new Set([...(html.match(files) ?? []), ...loaded()]),
    );
  } catch {
    // Without it, the page works until a reload.
  }
}

/** Removes the worker, the saved page, and its records. */
export async function forgetOfflinePages(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(recordPrefix)))
      localStorage.removeItem(key);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    await window.caches?.delete(offlineCache);
  } catch {
    // A browser that forbids storage has saved nothing.
  }
}

/** The key of a record that an offline page keeps in `localStorage`, until the end of the session. */
export const offlineRecordKey = (name: string) => `${recordPrefix}${name}`;

/** Returns files that the page loaded itself, such as later parts. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = entries.filter(({ origin }) => origin === window.location.origin);
  return own.flatMap(({ pathname }) => pathname.match(files) ?? []);
}

/** Saves the page after its files, so that a saved page is complete. */
async function save(page: string, response: Response, names: Set<string>): Promise<void> {
  const cache = await caches.open(offlineCache);
  const saved = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...names].filter((name) => !saved.includes(name)));
  await cache.put(page, response);
  const old = saved.filter((name) => name !== page && !names.has(name));
  await Promise.all(old.map((name) => cache.delete(name)));
}

/** The file name of the worker that opens a page again without a network. Its folder is the only place that it reaches. */
export const offlineWorker = 'offline-worker.js';

/** The browser's cache for such a page and its files. The page fills it, and the worker reads it. */
export const offlineCache = 'offline-pages';
