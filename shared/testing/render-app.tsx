import type { Host, HostSession } from '@gallery/shared/host';
import { QueryClient } from '@gallery/shared/query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TestHost } from '../host/test-host';

type TestAppProps = {
  queryClient: QueryClient;
  notify?: Host['notify'];
  session?: HostSession;
  refusedForm?: Host['refusedForm'];
  children: ReactNode;
};

type RenderOptions = { session?: HostSession; state?: unknown; refusedForm?: Host['refusedForm'] };

/** Renders for a visitor unless `session` is given. `state` is the router's. */
export function renderApp(ui: ReactNode, path = '/', { session, state, refusedForm }: RenderOptions = {}) {
  window.history.replaceState(state ? { usr: state } : null, '', path);
  const notify = jest.fn();
  const user = userEvent.setup();
  const { unmount } = render(
    <TestApp queryClient={createTestClient()} notify={notify} session={session} refusedForm={refusedForm}>
      {ui}
    </TestApp>,
  );
  return { user, notify, unmount };
}

export function TestApp({ notify = () => undefined, refusedForm, ...rest }: TestAppProps) {
  return <TestHost {...rest} host={{ notify, NotFound, publicUrl: 'https://gallery.test', refusedForm }} />;
}

export function createTestClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

export function shownAddress() {
  return window.location.pathname + window.location.search + window.location.hash;
}

function NotFound() {
  return <h1>Page not found</h1>;
}

export function textsOf(elements: Iterable<Element>): (string | null)[] {
  return Array.from(elements, ({ textContent }) => textContent);
}
