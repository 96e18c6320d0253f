import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { QueryClient } from '../query/query';
import { TestHost } from './test-host';
import '../styles/global.css';

export function startStandalone(App: ComponentType): void {
  const host = { notify: window.alert, NotFound, publicUrl: window.location.origin };
  const root = document.getElementById('root') as HTMLElement; // the build's page has this element
  createRoot(root).render(
    <StrictMode>
      <TestHost host={host} queryClient={new QueryClient()}>
        <main>
          <App />
        </main>
      </TestHost>
    </StrictMode>,
  );
}

function NotFound() {
  return <h1>Not found</h1>;
}
