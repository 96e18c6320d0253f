import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { QueryClient, QueryClientProvider } from '../query';
import { BrowserRouter } from '../router';
import { HostContext, type HostSession, SessionContext } from './host';
import '../styles/global.css';

/** A remote on a page of its own (`npm run dev -w gallery-remote`), with what the shell would lend it. */
export function startStandalone(App: ComponentType): void {
  const host = { notify: window.alert, NotFound, publicUrl: window.location.origin };
  const root = document.getElementById('root') as HTMLElement; // in the page that the build makes
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <QueryClientProvider client={new QueryClient()}>
          <HostContext value={host}>
            <SessionContext value={nobody}>
              <main>
                <App />
              </main>
            </SessionContext>
          </HostContext>
        </QueryClientProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}

const nobody: HostSession = {
  status: 'known',
  user: null,
  isLoggedIn: false,
  keepUser: () => undefined,
  begin: () => undefined,
  end: () => undefined,
};

function NotFound() {
  return <h1>Not found</h1>;
}
