import { HostContext, type RemoteName } from '@gallery/shared/host';
import { QueryClient, QueryClientProvider } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import type { ComponentType } from 'react';
import { areaOf } from './federation/areas';
import { RemoteScreen } from './federation/remote-screen';
import { Layout } from './layout/layout';
import { ScrollToTop } from './layout/scroll-to-top';
import { useToaster } from './layout/toaster';
import { NotFoundScreen } from './screens/not-found-screen';

export type LoadedRemotes = Partial<Record<RemoteName, ComponentType>>;
type Props = { queryClient: QueryClient; loaded: LoadedRemotes; publicUrl: string; demo: boolean };

/** One tree for the edge and the browser: the router around it is all that differs. */
export function App({ queryClient, loaded, publicUrl, demo }: Props) {
  const { notify, toaster } = useToaster();
  const area = areaOf(useLocation().pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <HostContext value={{ notify, NotFound: NotFoundScreen, publicUrl }}>
        <ScrollToTop />
        <Layout bare={area === 'admin'} demo={demo}>
          <RemoteScreen key={area} remote={area} loaded={loaded[area]} />
        </Layout>
        {toaster}
      </HostContext>
    </QueryClientProvider>
  );
}

/** One per request at the edge, one per page in the browser. Fresh data is not asked for twice. */
export function createQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
}
