import { type Host, HostContext, type HostSession, SessionContext } from '@gallery/shared/host';
import { QueryClient, QueryClientProvider } from '@gallery/shared/query';
import { BrowserRouter } from '@gallery/shared/router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

type TestAppProps = {
  queryClient: QueryClient;
  notify?: Host['notify'];
  session?: HostSession;
  children: ReactNode;
};

/** `state`: what came along with the way to the page. */
type Arrived = { session?: HostSession; state?: unknown };

/** Opens `ui` at `path` with all that the shell lends it, and a visitor to use it, or whose `session` it is. */
export function renderApp(ui: ReactNode, path = '/', { session, state }: Arrived = {}) {
  window.history.replaceState(state ? { usr: state } : null, '', path);
  const notify = jest.fn();
  const user = userEvent.setup();
  render(
    <TestApp queryClient={createTestClient()} notify={notify} session={session}>
      {ui}
    </TestApp>,
  );
  return { user, notify };
}

/** Nobody is logged in. */
export const visitorSession: HostSession = {
  status: 'known',
  user: null,
  isLoggedIn: false,
  keepUser: () => undefined,
  begin: () => undefined,
  end: () => undefined,
};

export function TestApp({
  queryClient,
  notify = () => undefined,
  session = visitorSession,
  children,
}: TestAppProps) {
  const host = { notify, NotFound, publicUrl: 'https://gallery.test' };
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <HostContext value={host}>
          <SessionContext value={session}>{children}</SessionContext>
        </HostContext>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

export function createTestClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

/** The address that the visitor sees. */
export function shownAddress() {
  return window.location.pathname + window.location.search + window.location.hash;
}

function NotFound() {
  return <h1>Page not found</h1>;
}
