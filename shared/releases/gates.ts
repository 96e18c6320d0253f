import type { Footprint, Release } from './release';

/** One line of the comparison with the live release. An exceeded line needs a reason. */
type GateLine = { name: string; live: string; candidate: string; change: string; exceeded: boolean };

/** The share by which a release may exceed the live one. */
const allowance = 0.05;
/** The largest difference between two builds of the same pages. Rounding to two decimals is a part of it. */
const renderNoise = 0.02;
const none = '–';

/** Compares a release with the live one. A value that only the live release has is exceeded. */
export function gatesOf(candidate: Release, live: Release | undefined): GateLine[] {
  return [
    firstViewGate(candidate, live),
    renderGate(candidate, live),
    needsGate(candidate, live),
    footprintGate(candidate, live),
  ];
}

/** Throws an error that names what a release's files add to the page without their team's declaration. */
export function checkDeclared({ footprint }: Release): void {
  if (!footprint) return;
  const { found, declared } = footprint;
  const missing = (kind: keyof Footprint) => found[kind].filter((one) => !declared[kind].includes(one));
  const undeclared = [
    ...missing('globals').map((name) => `the global ${name}`),
    ...missing('listeners').map((name) => `a listener for ${name}`),
    ...missing('selectors').map((name) => `the selector ${name}`),
  ];
  if (undeclared.length > 0) throw new Error(`it does not declare ${undeclared.join(', ')}`);
}

/** Takes the route that grew most. A route that the live release lacks is compared with its largest route. */
function firstViewGate(candidate: Release, live: Release | undefined): GateLine {
  const before = live?.firstView ?? {};
  const untold = Object.keys(before).find(
    (route) => Object.hasOwn(candidate.routes, route) && !Object.hasOwn(candidate.firstView ?? {}, route),
  );
  if (untold !== undefined)
    return lineOf(`First view of ${untold}`, kilobytes(before[untold] ?? 0), none, none, true);
  const largest = Math.max(0, ...Object.values(before));
  const views = Object.entries(candidate.firstView ?? {}).map(([route, bytes]) => {
    const base = Object.hasOwn(before, route) ? (before[route] ?? 0) : largest;
    return { route, bytes, base, growth: base > 0 ? bytes / base - 1 : 0 };
  });
  const [worst] = [...views].sort((a, b) => b.growth - a.growth || b.bytes - a.bytes);
  if (!worst) return lineOf('First view', largest > 0 ? kilobytes(largest) : none, none, none, largest > 0);
  const { route, bytes, base, growth } = worst;
  const change = base > 0 ? percent(growth) : none;
  const name = `First view of ${route}`;
  return lineOf(name, base > 0 ? kilobytes(base) : none, kilobytes(bytes), change, growth > allowance);
}

function renderGate(candidate: Release, live: Release | undefined): GateLine {
  const [now, before] = [candidate.renderTime, live?.renderTime];
  const growth = now && before ? now / before - 1 : 0;
  return lineOf(
    'Time to render, beside a reference page',
    before ? before.toFixed(2) : none,
    now ? now.toFixed(2) : none,
    now && before ? `${percent(growth)}, ± ${renderNoise * 100}%` : none,
    (before !== undefined && now === undefined) || growth > allowance + renderNoise,
  );
}

/** Exceeds nothing, because an edge refuses a release whose needs its shell does not meet. */
function needsGate(candidate: Release, live: Release | undefined): GateLine {
  const changed = live
    ? Object.entries(candidate.requires).filter(([name, range]) => live.requires[name] !== range)
    : [];
  const change = changed.map(([name, range]) => `${name} ${range}`).join(', ') || 'the same modules';
  return lineOf(
    'Needs of the shell',
    live ? `contract ${live.needsHost}` : none,
    `contract ${candidate.needsHost}`,
    live ? change : none,
  );
}

function footprintGate(candidate: Release, live: Release | undefined): GateLine {
  const [now, before] = [namesIn(candidate), live && namesIn(live)];
  const added = now && before ? now.filter((name) => !before.includes(name)) : [];
  return lineOf(
    'Globals, listeners, global selectors',
    before ? `${before.length}` : none,
    now ? `${now.length}` : none,
    now && before ? added.map((name) => `+ ${name}`).join(', ') || 'none added' : none,
    (before !== undefined && now === undefined) || added.length > 0,
  );
}

function namesIn({ footprint }: Release): string[] | undefined {
  return (
    footprint && [...footprint.found.globals, ...footprint.found.listeners, ...footprint.found.selectors]
  );
}

function lineOf(name: string, live: string, candidate: string, change: string, exceeded = false): GateLine {
  return { name, live, candidate, change, exceeded };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function percent(growth: number): string {
  const text = (Math.abs(growth) * 100).toFixed(1);
  const sign = growth > 0 ? '+' : '−';
  return text === '0.0' ? '0%' : `${sign}${text}%`;
}
