import type { RemoteName } from '@gallery/shared/host';
import { areaOf } from '../areas';
import { followVitals, type TeamVital } from './page-vitals';
import './teams.css';

type Part = RemoteName | 'shell';
/** Its version, or more than that. */
type Release = string | { version: string; state?: string };
type Releases = Partial<Record<Part, Release>>;

const vitals = new Map<string, TeamVital & { part: Part }>();

void drawBoundaries();

/** For developers: frames what each team draws, with the team's name, its release and the vitals that are its own. */
async function drawBoundaries() {
  const response = await fetch('/teams.json', { cache: 'no-store' });
  const releases: Releases = await response.json();
  frameAll(releases);
  new MutationObserver(() => frameAll(releases)).observe(document.body, { childList: true, subtree: true });
  followVitals((vital) => {
    vitals.set(vital.name, { ...vital, part: partOf(vital.owner) });
    frameAll(releases);
  });
}

function frameAll(releases: Releases) {
  const [header, footer] = ['header', 'footer'].map((name) => document.querySelector(`#root > ${name}`));
  if (header) frame(header, labelOf('shell', releases));
  if (footer) frame(footer, nameOf('shell', releases));
  const main = document.querySelector('#root > main');
  const area = areaOf(window.location.pathname);
  if (main) frame(main, labelOf(area, releases));
}

function frame(element: Element, label: string) {
  if (element.getAttribute('data-team') !== label) element.setAttribute('data-team', label);
}

function labelOf(part: Part, releases: Releases): string {
  const own = [...vitals.values()].filter((vital) => vital.part === part).map(({ words }) => words);
  return [nameOf(part, releases), ...own].join(' · ');
}

function nameOf(part: Part, releases: Releases): string {
  const release = releases[part] ?? 'not open';
  if (typeof release === 'string') return `${part} · ${release}`;
  return [part, release.version, ...(release.state ? [release.state] : [])].join(' · ');
}

/** What nobody in particular did is the area's. */
function partOf(node: Node | null): Part {
  const element = node instanceof Element ? node : node?.parentElement;
  const isOfShell = element?.closest('#root > header, #root > footer');
  return isOfShell ? 'shell' : areaOf(window.location.pathname);
}
