import '@gallery/shared/styles/global.css'; // first: it sets the order of the cascade's layers
import { hydrate } from '@gallery/shared/query';
import { BrowserRouter } from '@gallery/shared/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createQueryClient, type LoadedRemotes } from './app';
import { type Area, areaOf } from './federation/areas';
import { loadRemote, registerEntries } from './federation/load-remote';
import { showNotice } from './federation/notice';
import type { PageState } from './page-state';
import '@gallery/shared/http'; // provided for the remotes: a build provides only what it imports itself

const page: PageState = JSON.parse(document.getElementById('page-state')?.textContent ?? '');
const root = document.getElementById('root') as HTMLElement; // written by the edge, always

void start();

/** The route's remote is loaded before the first render; if it fails, its area shows the fallback. */
async function start() {
  registerEntries(page.remotes);
  const area = areaOf(window.location.pathname);
  const remote = await loadRemote(area).catch(() => undefined);
  if (remote) mount({ [area]: remote.default });
  else if (page.rendered) keepReadable(area);
  else mount({});
}

function mount(loaded: LoadedRemotes) {
  const queryClient = createQueryClient();
  if (page.state) hydrate(queryClient, page.state);
  const app = (
    <BrowserRouter>
      <App queryClient={queryClient} loaded={loaded} publicUrl={page.publicUrl} demo={page.demo} />
    </BrowserRouter>
  );
  if (page.rendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** What the edge rendered stays, its links work as plain links; a quiet notice offers the rest. */
function keepReadable(area: Area) {
  showNotice(area, (remote) => mount({ [area]: remote.default }));
}
