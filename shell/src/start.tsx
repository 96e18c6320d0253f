import { afterFirstView } from '@gallery/shared/browser/first-view';
import { nextTask } from '@gallery/shared/browser/next-task';
import { BrowserRouter } from '@gallery/shared/router';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createQueryClient, type LoadedAreas } from './app';
import { type Area, areaOf } from './areas';
import { startFederation } from './federation/federation';
import { loadArea } from './federation/load-area';
import { registerEntries } from './federation/load-remote';
import { showNotice } from './federation/notice';
import { restorePageData } from './page/page-data';
import { serverTimings } from './page/server-timing';
import type { PageState } from './page-state';
import { storedSessionAtom } from './session/session-atom';
import { browserStorage, readSession } from './session/session-storage';
import { notePageEvent } from './telemetry/page-events';

const openedAt = window.location.pathname;
const page: PageState = JSON.parse(document.getElementById('page-state')?.textContent ?? '');
const store = createStore();
const root = document.getElementById('root') as HTMLElement; // the edge always renders it

/** An area that fails to load shows its fallback. A rendered page is a visitor's until hydration. */
export async function start() {
  startFederation();
  registerEntries(page.remotes);
  await nextTask();
  const area = areaOf(window.location.pathname);
  const [loaded, session] = await Promise.all([
    loadScreen(area).catch((error: unknown) => void notePageEvent({ area, error })),
    page.rendered ? null : readSession(browserStorage),
  ]);
  await nextTask();
  if (session) store.set(storedSessionAtom, session);
  if (loaded) mount({ [area]: loaded.default });
  else if (page.rendered) offerReload(area);
  else mount({});
  if (page.telemetry > Math.random()) afterFirstView(tellHowItGoes);
  else delete window.pageEvents;
}

function tellHowItGoes() {
  import(/* webpackChunkName: "telemetry" */ './telemetry/telemetry')
    .then((telemetry) => telemetry.start(page.releases, openedAt))
    .catch(() => {});
}

async function loadScreen(area: Area) {
  const loaded = await loadArea(area);
  await nextTask();
  await loaded.prepare?.(window.location.pathname);
  return loaded;
}

function mount(loaded: LoadedAreas) {
  const queryClient = createQueryClient();
  if (page.data) restorePageData(queryClient, page.data, readAt());
  const app = (
    <BrowserRouter useTransitions={false}>
      <App
        queryClient={queryClient}
        store={store}
        loaded={loaded}
        publicUrl={page.publicUrl}
        demo={page.demo}
        refusedForm={page.refusedForm}
      />
    </BrowserRouter>
  );
  // In a transition React hydrates in slices, so that the page can handle input in between.
  if (page.rendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** In milliseconds since 1970. Data of an unknown age is fetched again. */
function readAt(): number {
  return Number(serverTimings().find(({ name }) => name === 'read')?.description ?? 0);
}

/** The rendered page stays readable, and its links work as plain links. */
function offerReload(area: Area) {
  showNotice(area, (loaded) => mount({ [area]: loaded }));
}
