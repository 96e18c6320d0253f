import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } } & Record<string, unknown>;

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'deploy/kubernetes');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const kustomization = parse(read('kustomization.yaml'));
const manifests: [name: string, manifest: Manifest][] = (kustomization.resources as string[]).flatMap(
  (file) =>
    parseAllDocuments(read(file)).map((document) => {
      const manifest: Manifest = document.toJS();
      return [`${manifest.kind} ${manifest.metadata.name}`, manifest] as [string, Manifest];
    }),
);
const named = (kind: string) =>
  manifests.filter(([, manifest]) => manifest.kind === kind).map(([, { metadata }]) => metadata.name);
const services = ['admin-remote', 'api', 'customer-remote', 'edge', 'gallery-remote'];

test.each(manifests)('%s follows the schema of its kind', (_name, manifest) => {
  const script = `
    const manifest = ${JSON.stringify(manifest)};
    const kinds = await import('kubernetes-models/${manifest.apiVersion}');
    new kinds[manifest.kind](manifest).validate();`;
  expect(run(['--input-type=module', '-e', script])).toBe('');
});

// The schemas allow unknown fields, and the types do not.
test('no manifest has a field that its kind does not know', () => {
  const text = manifests.map(([, manifest], place) => typedManifest(manifest, place)).join('\n');
  expect(typeErrorsOf(text)).toBe('');
  expect(typeErrorsOf(text.replace('"replicas"', '"replicaz"'))).toContain('replicaz');
});

test('every service can lose a pod, and edge and API grow with their load', () => {
  expect(named('Deployment').sort()).toEqual(services);
  expect(named('PodDisruptionBudget').sort()).toEqual(services);
  expect(named('HorizontalPodAutoscaler').sort()).toEqual(['api', 'edge']);
  for (const [name, { spec }] of manifests.filter(([, { kind }]) => kind === 'Deployment')) {
    const { replicas, template } = spec as { replicas: number; template: { spec: { containers: object[] } } };
    expect({ name, replicas }).toEqual({ name, replicas: 2 });
    for (const container of template.spec.containers)
      expect(Object.keys(container)).toEqual(expect.arrayContaining(['livenessProbe', 'readinessProbe']));
  }
});

test('the remotes differ in their names alone', () => {
  const [gallery, ...others] = ['gallery', 'customer', 'admin'].map((name) =>
    read(`${name}-remote.yaml`).replaceAll(`${name}-remote`, 'remote'),
  );
  for (const other of others) expect(other).toBe(gallery);
});

test('the images are those of docker-compose.yml, and the settings are its settings', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  for (const { name } of kustomization.images) expect(compose).toContain(`image: ${name}:`);
  const known = ['api.env', 'edge.env'].map((file) => readFileSync(path.join(root, 'deploy', file), 'utf8'));
  const settings = [...read('gallery.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const unknown = settings.filter(
    (name) => !new RegExp(`^\\s*${name}[=:]`, 'm').test([compose, ...known].join('\n')),
  );
  expect(unknown).toEqual([]);
  expect(
    readdirSync(folder)
      .filter((file) => !/^(kustomization\.yaml|gallery\.env)$/.test(file))
      .sort(),
  ).toEqual([...kustomization.resources].sort());
});

function typedManifest(manifest: Manifest, place: number): string {
  const { apiVersion, kind } = manifest;
  return [
    `import type { I${kind} as Kind${place} } from 'kubernetes-models/${apiVersion}';`,
    `export const manifest${place}: Kind${place} = ${JSON.stringify(manifest)};`,
  ].join('\n');
}

function typeErrorsOf(text: string): string {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(path.join(cache, 'manifests-'));
  writeFileSync(path.join(own, 'manifests.ts'), text);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];
  const bundler = ['--moduleResolution', 'bundler', '--types', '', '--ignoreConfig'];
  const errors = run([
    'node_modules/typescript/bin/tsc',
    ...options,
    ...bundler,
    path.join(own, 'manifests.ts'),
  ]);
  rmSync(own, { recursive: true });
  return errors;
}

/** Returns what the program says if it fails. */
function run(words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}
