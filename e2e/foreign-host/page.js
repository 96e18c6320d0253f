import '@gallery/shared/http';
import '@gallery/shared/forms';
import { HostContext } from '@gallery/shared/host';
import { QueryClient, QueryClientProvider } from '@gallery/shared/query';
import { BrowserRouter } from '@gallery/shared/router';
import GalleryApp from 'gallery/app';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

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
