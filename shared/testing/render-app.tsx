import { type Host, HostContext } from '@gallery/shared/host';
import { QueryClient, QueryClientProvider } from '@gallery/shared/query';
import { BrowserRouter } from '@gallery/shared/router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

type TestAppProps = { queryClient: QueryClient; notify?: Host['notify']; children: ReactNode };

/** Opens `ui` at `path` with all that the shell lends it, and a visitor to use it. */
export function renderApp(ui: ReactNode, path = '/') {
  window.history.replaceState(null, '', path);
  const notify = jest.fn();
  const user = userEvent.setup();
  render(
    <TestApp queryClient={createTestClient()} notify={notify}>
      {ui}
    </TestApp>,
  );
  return { user, notify };
}

export function TestApp({ queryClient, notify = () => undefined, children }: TestAppProps) {
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <HostContext value={{ notify, NotFound, publicUrl: 'https://gallery.test' }}>{children}</HostContext>
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
