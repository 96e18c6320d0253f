import { Session } from 'node:inspector';

/** Returns the rendering work relative to a reference page. Counts executed code blocks, which do not depend on the machine. */
export async function measurePages({ shell, remote, pages, count }) {
  const answers = await dataOf(shell, remote, pages);
  const reference = await workOf(referenceRemote(shell.singletons.react), '/');
  let sum = 0;
  for (const [path, data] of answers) sum += await workOf(withData(remote, data), path);
  return sum / answers.length / reference;

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
  const answers = [];
  for (const path of pages) answers.push([path, JSON.parse(String(await renderPage(shell, remote, path)))]);
  return answers;
}

function withData(remote, data) {
  const prefetch = async ({ queryClient }) => {
    for (const [queryKey, answer] of data) queryClient.setQueryData(queryKey, answer);
    return {};
  };
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
