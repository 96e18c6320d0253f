import type { ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from '../query/query';
import { BrowserRouter } from '../router/router';
import { type Host, HostContext, type HostSession } from './host';

type TestHostProps = {
  host: Omit<Host, 'useSession'>;
  queryClient: QueryClient;
  session?: HostSession;
  children: ReactNode;
};

/** Lends where there is no shell what the shell would: to a visitor, or to whose `session` it is. */
export function TestHost({ host, queryClient, session = visitorSession, children }: TestHostProps) {
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <HostContext value={{ ...host, useSession: () => session }}>{children}</HostContext>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

/** Nobody is logged in. */
export const visitorSession: HostSession = {
  status: 'known',
  user: null,
  isLoggedIn: false,
  updateUser: () => undefined,
  begin: () => undefined,
  end: () => undefined,
};
