import type { RemoteName } from '@gallery/shared/host';
import { areaOf } from '../areas';
import './teams.css';

type Part = RemoteName | 'shell';
type Releases = Partial<Record<Part, string>>;

void drawBoundaries();

/** For developers: frames what each team draws, with the team's name and release. */
async function drawBoundaries() {
  const response = await fetch('/teams.json', { cache: 'no-store' });
  const releases: Releases = await response.json();
  frameAll(releases);
  new MutationObserver(() => frameAll(releases)).observe(document.body, { childList: true, subtree: true });
}

function frameAll(releases: Releases) {
  for (const element of document.querySelectorAll('#root > header, #root > footer'))
    frame(element, 'shell', releases);
  const main = document.querySelector('#root > main');
  if (main) frame(main, areaOf(window.location.pathname), releases);
}

function frame(element: Element, part: Part, releases: Releases) {
  const label = `${part} · ${releases[part] ?? 'not open'}`;
  if (element.getAttribute('data-team') !== label) element.setAttribute('data-team', label);
}
