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

export function TestHost({ host, queryClient, session = visitorSession, children }: TestHostProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <QueryClientProvider client={queryClient}>
        <HostContext value={{ ...host, useSession: () => session }}>{children}</HostContext>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

export const visitorSession: HostSession = {
  status: 'known',
  user: null,
  isLoggedIn: false,
  updateUser: () => undefined,
  begin: () => undefined,
  end: () => undefined,
};
