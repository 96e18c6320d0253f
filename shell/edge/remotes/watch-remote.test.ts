import { readRelease } from './check-release';
import { type Candidate, watchRemote } from './watch-remote';

jest.mock('./check-release', () => {
  const checks = jest.requireActual('./check-release');
  return { ...checks, readRelease: jest.fn(checks.readRelease) };
});

const release = (version: string) =>
  JSON.stringify({
    remote: 'gallery',
    version: `1.0.0-${version}`,
    needsHost: 1,
    requires: {},
    entry: 'static/entry.js',
    exposes: { './app': { js: [], css: [] } },
    routes: {},
    sha256: { 'static/entry.js': 'ab' },
  });

let text: string;
let isFetchable: boolean;
let candidates: Candidate[];
let lines: string[];
let found: string[];

beforeEach(() => {
  [isFetchable, candidates, found, lines] = [true, [], [], []];
  jest.mocked(readRelease).mockClear();
});

function watch() {
  return watchRemote({
    checks: { name: 'gallery', keys: new Map(), provides: {} },
    files: {
      releaseText: async () => text,
      fetchClient: async () => {
        if (!isFetchable) throw new Error('static/entry.js answered 404');
      },
      fetchBundle: async () => {},
    },
    onFound: ({ release: { version } }) => found.push(version.replace('1.0.0-', '')),
    onCandidate: (candidate) => candidates.push(candidate),
    log: (line) => lines.push(line),
  });
}

async function pollTimes(times: number, watcher: ReturnType<typeof watch>): Promise<void> {
  for (let poll = 0; poll < times; poll++) await watcher.poll();
}

test('reads a refused text once while it stays the same', async () => {
  const watcher = watch();
  text = '{"remote":"gallery"}';
  await pollTimes(10, watcher);
  expect(readRelease).toHaveBeenCalledTimes(1);
  expect(candidates).toEqual([{ text, refused: expect.any(String) }]);
});

test('logs the reason in one short line for any text', async () => {
  const made = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`line ${at}`, 'edge: opened']));
  text = JSON.stringify({ ...JSON.parse(release('one')), version: made });
  await watch().poll();
  expect(lines).toEqual([expect.stringMatching(/^gallery: the last good release stays: version .{1,500}$/)]);
});

test('reads a release with missing files once and opens it when they arrive', async () => {
  const watcher = watch();
  text = release('one');
  isFetchable = false;
  await pollTimes(10, watcher);
  expect(found).toEqual([]);
  isFetchable = true;
  await pollTimes(10, watcher);
  expect(found).toEqual(['one']);
  expect(readRelease).toHaveBeenCalledTimes(1);
});

test('does not report the open release again after another text was served', async () => {
  const watcher = watch();
  for (const served of [release('one'), '<h1>Welcome to nginx</h1>', release('one')]) {
    text = served;
    await watcher.poll();
  }
  expect(candidates.map(({ refused }) => refused === undefined)).toEqual([true, false]);
});

test('finds an older release again when it is served again', async () => {
  const watcher = watch();
  for (const served of [release('one'), release('two'), release('one')]) {
    text = served;
    await watcher.poll();
  }
  expect(found).toEqual(['one', 'two', 'one']);
});
