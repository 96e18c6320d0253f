import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import GalleryApp from 'gallery/app';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { HostContext } from './provided/host.ts';
import { BrowserRouter } from './provided/router.ts';

const host = {
  notify: (message) => window.alert(message),
  NotFound: () => h('h1', null, 'Not found'),
  publicUrl: window.location.origin,
  useSession: () => ({ status: 'known', user: null, isLoggedIn: false }),
};

createRoot(document.getElementById('foreign')).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(HostContext, { value: host }, h(BrowserRouter, null, h('main', null, h(GalleryApp)))),
  ),
);
