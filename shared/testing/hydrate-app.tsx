import type { PageData } from '@gallery/shared/host';
import { dehydrate, hydrate } from '@gallery/shared/query';
import { matchPath } from '@gallery/shared/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createTestClient, TestApp } from './render-app';

/** Renders `ui` as the edge does and hydrates it. Returns the HTML, the status, and React's errors. */
export async function hydrateApp(ui: ReactNode, path: string, pages: PageData[] = [], before = () => {}) {
  window.history.replaceState(null, '', path);
  const edgeClient = createTestClient();
  const status = await prefetch(pages, path, edgeClient);
  const html = await htmlOf(<TestApp queryClient={edgeClient}>{ui}</TestApp>);

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  before();
  const inTheBrowser = createTestClient();
  hydrate(inTheBrowser, dehydrate(edgeClient));
  const consoleErrors: unknown[] = [];
  render(<TestApp queryClient={inTheBrowser}>{ui}</TestApp>, {
    container,
    hydrate: true,
    onRecoverableError: (error) => consoleErrors.push(error),
  });
  return { html, status, consoleErrors };
}

async function prefetch(pages: PageData[], path: string, queryClient: ReturnType<typeof createTestClient>) {
  const url = new URL(path, 'https://gallery.test');
  for (const page of pages) {
    const match = matchPath(page.path, url.pathname);
    if (match) return (await page.prefetch({ queryClient, params: match.params, url })).status ?? 200;
  }
  return 200;
}

async function htmlOf(ui: ReactNode): Promise<string> {
  const html = renderToString(ui);
  if (!html.includes(pendingBoundary)) return html;
  await new Promise((resolve) => setTimeout(resolve));
  return htmlOf(ui);
}

/** React writes it for a boundary that it could not finish. */
const pendingBoundary = '<!--$!-->';
