import { Session } from 'node:inspector';

/** Returns the rendering work relative to a reference page. Counts executed code blocks, which do not depend on the machine. */
export async function measurePages({ shell, remote, pages, count }) {
  const states = await dataOf(shell, remote, pages);
  const reference = await workOf(referenceRemote(shell.singletons.react), '/');
  let sum = 0;
  for (const [path, state] of states)
    sum += await workOf(withData(remote, shell.singletons['@gallery/shared/query'], state), path);
  return sum / states.length / reference;

  /** Measures the third render, because the first ones prepare what later ones reuse. */
  async function workOf(rendered, path) {
    for (let time = 0; time < 2; time++) await renderPage(shell, rendered, path);
    count();
    await renderPage(shell, rendered, path);
    return count();
  }
}

/** Counts the executed blocks since the last call. It sees only code that is loaded after it. */
export function startCounting() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return () => {
    let sum = 0;
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      const scripts = coverage.result.filter(({ url }) => url.endsWith('.cjs'));
      const ranges = scripts.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
      sum = ranges.reduce((all, range) => all + range.count, 0);
    });
    return sum;
  };
}

async function renderPage(shell, remote, path) {
  const request = { path, publicUrl: 'https://gallery.example', demo: false, remote, budget: 5000 };
  const { status, data } = await shell.render(request);
  if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  return data;
}

/** Requests each page once, so that the count excludes calls to the API. */
async function dataOf(shell, remote, pages) {
  const states = [];
  for (const path of pages) states.push([path, JSON.parse(String(await renderPage(shell, remote, path)))]);
  return states;
}

function withData(remote, { hydrate }, state) {
  const prefetch = async ({ queryClient }) => hydrate(queryClient, state) ?? {};
  return { ...remote, ssr: [{ path: '*', prefetch }] };
}

function referenceRemote({ createElement }) {
  const row = (_, i) =>
    createElement(
      'li',
      { key: i, className: `row-${i}` },
      createElement('a', { href: `/row/${i}` }, `Row ${i}`),
    );
  const Reference = () => createElement('ul', null, Array.from({ length: 400 }, row));
  return { needsHost: 0, default: Reference, ssr: [{ path: '*', prefetch: async () => ({}) }] };
}
