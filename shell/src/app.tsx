import type { RefusedForm } from '@gallery/shared/contract/fields/answer';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { QueryClient, QueryClientProvider } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import { type createStore, Provider } from 'jotai';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { type Area, areaOf, frameOf } from './areas';
import { AreaScreen } from './federation/area-screen';
import { Guard } from './federation/guard';
import { HostProvider } from './host-provider';
import { Layout } from './layout/layout';
import { ScrollToTop } from './layout/scroll-to-top';
import { GlobalError } from './messages/global-error';
import { SessionSync } from './session/session-sync';
import { applyWholeStyles } from './styles/whole-styles';
import { notePageEvent } from './telemetry/page-events';

export type LoadedAreas = Partial<Record<Area, ComponentType>>;
type Props = {
  queryClient: QueryClient;
  /** The edge has one store per request, the browser one per page. */
  store: Store;
  loaded: LoadedAreas;
  publicUrl: string;
  demo: boolean;
  refusedForm?: RefusedForm;
  /** Replaces the area. */
  children?: ReactNode;
};
export type Store = ReturnType<typeof createStore>;

/** The edge and the browser render the same tree. Only the router around it differs. */
export function App({ queryClient, store, ...page }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Site {...page} />
      </QueryClientProvider>
    </Provider>
  );
}

function Site({ loaded, publicUrl, demo, refusedForm, children }: Omit<Props, 'queryClient' | 'store'>) {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  useHydratedMark();
  useEffect(() => notePageEvent({ path: pathname }), [pathname]);
  return (
    <HostProvider publicUrl={publicUrl} refusedForm={refusedForm}>
      <SessionSync />
      <ScrollToTop />
      <Layout frame={frameOf(pathname)} demo={demo}>
        {children ?? <AreaRoutes area={area} loaded={loaded} />}
      </Layout>
      <GlobalError />
    </HostProvider>
  );
}

/** The edge's speculation rules cover links that the router does not handle yet. Later elements need all styles. */
function useHydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    applyWholeStyles();
  }, []);
}

function AreaRoutes({ area, loaded }: { area: Area; loaded: LoadedAreas }) {
  const screen = <AreaScreen key={area} area={area} loaded={loaded[area]} />;
  if (area === 'admin') return <Guard loginPath={adminPath}>{screen}</Guard>;
  return area === 'customer' ? <Guard>{screen}</Guard> : screen;
}

/** Offline, a query fails at once instead of waiting, and repeats on reconnect. */
const queryDefaults = {
  queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
} as const;

export function createQueryClient() {
  return new QueryClient({ defaultOptions: queryDefaults });
}
