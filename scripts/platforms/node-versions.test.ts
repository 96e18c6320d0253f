import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

/** The Node versions of the commands and tests; `.nvmrc` names that of the images. */
const tested = ['22.13.0', '24.0.0', '26.0.0'];
const { engines } = readJson('package.json');
const least = semver.minVersion(engines.node);
const image = Number(read('.nvmrc'));

test('README, images, types and build targets agree with the engines', () => {
  expect(least?.version).toBe(tested[0]);
  expect(tested.map((version) => semver.major(version))).toContain(image);
  expect(read('README.md')).toContain(`Node ${least?.major}.${least?.minor} or newer`);
  expect(read('README.md')).toContain('tested on 22, 24, and 26');
  const types = readJson('package-lock.json').packages['node_modules/@types/node'].version;
  expect(types).toMatch(new RegExp(`^${least?.major}\\.${least?.minor}\\.`));
  expect(targets('rspack.shared.js')).toEqual([`node${least?.major}`, `node${least?.major}`]);
  const dockerfiles = readdirSync(path.join(root, 'deploy')).filter((name) => name.endsWith('Dockerfile'));
  const bases = dockerfiles.flatMap((name) => [...read(`deploy/${name}`).matchAll(/^FROM node:(\d+)/gm)]);
  expect(bases.length).toBeGreaterThan(3);
  expect(bases.filter(([, major]) => Number(major) !== image)).toEqual([]);
});

test('each direct dependency supports the Node versions of the tests', () => {
  const { packages } = readJson('package-lock.json');
  const direct = Object.entries<Entry>(packages)
    .filter(([folder]) => !folder.includes('node_modules'))
    .flatMap(([folder, { dependencies, devDependencies, peerDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).map((name) => ({
        folder,
        name,
      })),
    );
  expect(direct.length).toBeGreaterThan(80);
  const refused = direct.flatMap(({ folder, name }) => {
    const found: Entry = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    const wanted = found.engines?.node ?? '*';
    return tested
      .filter((one) => !semver.satisfies(one, wanted))
      .map((one) => `${name} refuses ${one}: ${wanted}`);
  });
  expect([...new Set(refused)]).toEqual([]);
});

type Entry = {
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

function targets(file: string): string[] {
  return [...read(file).matchAll(/target: '(node\d+)'/g)].map(([, target = '']) => target);
}
