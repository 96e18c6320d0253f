/** In the order of the cascade, each behind the part of it that the page carries. */
const links = () => document.querySelectorAll<HTMLLinkElement>('link[data-href]');

/** Milliseconds until a file that failed is asked for again. */
const retryMs = 5000;

/** The edge wrote into the page the styles of what it rendered. Fetches the whole files while the scripts are evaluated. */
export function fetchWholeStyles(): void {
  for (const link of links()) {
    const { href = '' } = link.dataset;
    link.media = 'not all'; // the page looks the same with it, so no layout is spent on it before hydration
    link.onerror = () => setTimeout(() => link.setAttribute('href', href), retryMs);
    link.href = href;
  }
}

/** For what the edge did not render: what opens, fails or comes later. A file that is still on its way applies when it comes. */
export function applyWholeStyles(): void {
  for (const link of links()) {
    link.media = 'all';
    link.removeAttribute('data-href');
  }
}
