/** In the order of the cascade, each behind the part of it that the page carries. */
const links = () => document.querySelectorAll<HTMLLinkElement>('link[data-href]');

/** Milliseconds until the browser requests a failed file again. */
const retryMs = 5000;

/** The page carries only the styles of its rendered elements. Fetches the whole files while the scripts run. */
export function fetchWholeStyles(): void {
  for (const link of links()) {
    const { href = '' } = link.dataset;
    link.media = 'not all'; // the page looks the same with it, so this costs no layout before hydration
    link.onerror = () => setTimeout(() => link.setAttribute('href', href), retryMs);
    link.href = href;
  }
}

/** Styles elements that open, fail, or load later. A file that is still loading applies on arrival. */
export function applyWholeStyles(): void {
  for (const link of links()) {
    link.media = 'all';
    link.removeAttribute('data-href');
  }
}
