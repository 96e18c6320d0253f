import type { RemoteName } from '@gallery/shared/host';
import { areaOf } from '../areas';
import './teams.css';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';

type Part = RemoteName | 'shell';
/** The version, or the version with its state. */
type Release = string | { version: string; state?: string };
type Releases = Partial<Record<Part, Release>>;

const vitals = new Map<string, TeamVital & { part: Part }>();

void drawBoundaries();

/** For developers. Frames what each team draws, with the team's name, release, and vitals. */
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

/** A node without a team belongs to the area's team. */
function partOf(node: Node | null): Part {
  const element = node instanceof Element ? node : node?.parentElement;
  const isOfShell = element?.closest('#root > header, #root > footer');
  return isOfShell ? 'shell' : areaOf(window.location.pathname);
}

/** Text such as `LCP 812 ms`. `owner` is the node of the vital, if the browser names one. */
type TeamVital = { name: string; words: string; owner: Node | null };

/** Reports each vital of the page whenever it changes. */
function followVitals(tell: (vital: TeamVital) => void): void {
  const all = { reportAllChanges: true };
  onLCP(
    (metric) => tell({ name: 'LCP', words: `LCP ${milliseconds(metric)}`, owner: paintedBy(metric) }),
    all,
  );
  onINP(
    (metric) => tell({ name: 'INP', words: `INP ${milliseconds(metric)}`, owner: answeredBy(metric) }),
    all,
  );
  onCLS(
    (metric) => tell({ name: 'CLS', words: `CLS ${metric.value.toFixed(3)}`, owner: movedMost(metric) }),
    all,
  );
}

function milliseconds({ value }: { value: number }): string {
  return `${Math.round(value)} ms`;
}

function paintedBy({ entries }: LCPMetric): Node | null {
  return entries.at(-1)?.element ?? null;
}

function answeredBy({ entries }: INPMetric): Node | null {
  return entries.find(({ target }) => target)?.target ?? null;
}

function movedMost({ entries }: CLSMetric): Node | null {
  const [worst] = [...entries].sort((one, other) => other.value - one.value);
  return worst?.sources?.[0]?.node ?? null;
}
