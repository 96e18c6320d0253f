import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';

type BuildSecret = { source: string; target: string };
type Service = {
  profiles: string[];
  image: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string>; secrets?: BuildSecret[] };
  user?: string;
  read_only?: boolean;
  restart?: string;
  ports?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  env_file?: string;
  environment?: Record<string, string>;
  networks: string[];
  volumes?: string[];
  cap_drop?: string[];
  deploy?: { resources?: { limits?: Record<string, string> } };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose: Compose = parse(text, { merge: true });
const services = Object.entries(compose.services);
const remotes = ['admin-remote', 'customer-remote', 'gallery-remote'];
const topologies: [profile: string, services: string[]][] = [
  ['production', ['api', 'edge', 'postgres', ...remotes]],
  ['demo', ['api-demo', 'edge-demo', ...remotes]],
];

test('the compose file is valid by the Compose specification', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(composeSchema());
  validate(compose);
  expect(validate.errors).toBeNull();
  expect(validate({ ...compose, services: { edge: { imagine: 'a typing error' } } })).toBe(false);
});

test('dclint finds no error in the compose file', () => {
  const lint = path.join(root, 'node_modules/dclint/bin/dclint.cjs');
  expect(() =>
    execFileSync(process.execPath, [lint, '--quiet', 'docker-compose.yml'], { cwd: root }),
  ).not.toThrow();
});

test.each(topologies)('the %s profile starts its services and no others', (profile, names) => {
  expect(Object.keys(servicesOf(profile)).sort()).toEqual(names.toSorted());
});

test.each(topologies)(
  'each service of the %s profile has its dependencies, volumes, and files',
  (profile) => {
    const started = servicesOf(profile);
    for (const service of Object.values(started)) {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(started)).toContain(name);
        expect(condition).toMatch(/^service_(healthy|started)$/);
      }
      for (const [, host = ''] of JSON.stringify(service.environment ?? {}).matchAll(
        /"http:\/\/([\w-]+):/g,
      )) {
        expect(Object.keys(started)).toContain(host);
        expect(started[host]?.networks.some((network) => service.networks.includes(network))).toBe(true);
      }
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(service.networks));
      const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes));
      for (const file of [service.build?.dockerfile, service.env_file]) {
        expect(existsSync(path.join(root, file ?? ''))).toBe(true);
      }
    }
  },
);

test.each(services)(
  '%s has a health check and limits, a user other than root, and a read-only file system',
  (_, service) => {
    expect(service.healthcheck?.test[0]).toBe('CMD');
    expect(service.user).toMatch(/^(node|nginx|postgres)$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.restart).toBe('unless-stopped');
    expect(Object.keys(service.deploy?.resources?.limits ?? {})).toEqual(['cpus', 'memory']);
  },
);

test('only the edge publishes a port, and only the API reaches the database', () => {
  const published = services.filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['edge', 'edge-demo']);
  expect(compose.networks.database).toEqual({ internal: true });
  const nearDatabase = services.filter(([, { networks }]) => networks.includes('database'));
  expect(nearDatabase.map(([name]) => name)).toEqual(['api', 'postgres']);
});

test('only the edge reaches the remotes, which reach nothing outside', () => {
  expect(compose.networks.remotes).toEqual({ internal: true });
  const near = services.filter(([, { networks }]) => networks.includes('remotes')).map(([name]) => name);
  expect(near.sort()).toEqual(['edge', 'edge-demo', ...remotes].sort());
  for (const remote of remotes) expect(compose.services[remote]?.networks).toEqual(['remotes']);
});

test.each(remotes)('the build of %s uses the key of its own team or none', (name) => {
  const [team = ''] = name.split('-');
  const { args, secrets } = compose.services[name]?.build ?? {};
  expect(args).toEqual({ REMOTE: team, RELEASE_KEYS: expect.stringMatching(/^\$\{RELEASE_KEYS:-\}$/) });
  expect(secrets).toEqual([{ source: `${team}-key`, target: 'release-key' }]);
  expect(compose.secrets[`${team}-key`]?.file).toBe(`\${${team.toUpperCase()}_KEY_FILE:-/dev/null}`);
  expect(read('deploy/remote.Dockerfile')).toMatch(/--mount=type=secret,id=release-key /);
  expect(read('.dockerignore').split('\n')).toContain('**/*.key.json');
});

test('no image gets the source control data, settings, or tests of the folder', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', '**/*.test.*', 'e2e', '.data']));
  for (const name of ['api', 'edge', 'remote'])
    expect(read(`deploy/${name}.Dockerfile`)).not.toMatch(/^(COPY|ADD) (--\S+ )*\.\/? /m);
});

test('the demo runs the same images on the embedded database and needs no setting', () => {
  const { api, edge, 'api-demo': apiDemo, 'edge-demo': edgeDemo } = compose.services;
  expect([apiDemo?.image, edgeDemo?.image]).toEqual([api?.image, edge?.image]);
  expect(edgeDemo?.environment?.DEMO_MARK).toBe('on');
  expect(edge?.environment).not.toHaveProperty('DEMO_MARK');
  expect(apiDemo?.environment).not.toHaveProperty('DATABASE_URL');
  expect(Object.values(servicesOf('demo')).filter(({ env_file }) => env_file)).toEqual([]);
  // Compose reads the whole file before it looks at profiles, so a single ${X:?} would make the demo require X.
  expect(text).not.toContain(':?');
});

test.each([
  ['deploy/api.env', ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'PUBLIC_URL', 'TOKEN_SECRET']],
  ['deploy/edge.env', ['PUBLIC_URL']],
  ['deploy/postgres.env', ['POSTGRES_PASSWORD']],
])('%s requires each secret with a description and contains none', (file, names) => {
  const lines = read(file).split('\n');
  const values = lines.filter((line) => line && !line.startsWith('#'));
  const requested = values
    .filter((line) => !/\$\{[A-Z_]+:-/.test(line))
    .map((line) => line.match(/^[A-Z_]+=.*\$\{([A-Z_]+):\?[^}"'#]+\}/)?.[1]);
  expect(requested.toSorted()).toEqual(names);
});

test('production accepts each setting of .env.example, except those that the images fix', () => {
  const fixed = [
    'PORT',
    'HOST',
    'NODE_ENV',
    'DATA_DIR',
    'CACHE_DIR',
    'API_PORT',
    'GALLERY_PORT',
    'CUSTOMER_PORT',
    'ADMIN_PORT',
    'INTERNAL_PORT',
    'API_INTERNAL_PORT',
    'TEST_DATABASE_URL',
    'CI',
  ];
  const offered = [...read('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  const taken = [text, read('deploy/api.env'), read('deploy/edge.env')].join('\n');
  const missing = offered.filter((name) => !new RegExp(`^\\s*${name}[=:]`, 'm').test(taken));
  expect(missing.filter((name) => !fixed.includes(name))).toEqual([]);
});

test.each([
  ['api', 'api/src/server/config'],
  ['edge', 'shell/edge/config.ts'],
])('the compose file passes each setting to the %s, except those that its image fixes', (name, sources) => {
  const files = sources.endsWith('.ts') ? [sources] : readdirSync(path.join(root, sources)).filter(isSource);
  const code = files.map((file) => read(file === sources ? file : path.join(sources, file))).join('\n');
  const settings = [...code.matchAll(/^ +([A-Z]+(?:_[A-Z]+)*): /gm)].map(([, setting = '']) => setting);
  expect(settings).toContain('RELEASE_KEYS');
  const fixed = ['PORT', 'HOST', 'NODE_ENV', 'DATA_DIR', 'CACHE_DIR', 'INTERNAL_PORT', 'DEMO_MARK'];
  const { env_file = '', environment = {} } = compose.services[name] ?? {};
  const given = [...read(env_file).matchAll(/^([A-Z_]+)=/gm)].map(([, setting = '']) => setting);
  const missing = settings.filter(
    (setting) => ![...given, ...Object.keys(environment), ...fixed].includes(setting),
  );
  expect(missing).toEqual([]);
});

test.each(['api', 'edge', 'remote'])(
  'the %s image installs from the lock file, includes its package list, and is not root',
  (name) => {
    const lines = read(`deploy/${name}.Dockerfile`).split('\n');
    const bases = lines.filter((line) => /^FROM (node|nginx)/.test(line));
    const last = lines.slice(lines.lastIndexOf(bases.at(-1) ?? ''));
    expect(lines.filter((line) => /npm (i|install)\b/.test(line))).toEqual([]);
    expect(last.filter((line) => /^RUN .*npm/.test(line))).toEqual([]);
    expect(last.filter((line) => line.includes('/dist/sbom.cdx.json'))).toHaveLength(1);
    expect(last.find((line) => line.startsWith('USER '))).toMatch(/^USER (node|nginx)$/);
    expect(
      bases
        .filter((line) => line.startsWith('FROM node'))
        .every((line) => line.includes(`node:${read('.nvmrc').trim()}-`)),
    ).toBe(true);
  },
);

function isSource(file: string) {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}

function servicesOf(profile: string) {
  return Object.fromEntries(services.filter(([, { profiles }]) => profiles.includes(profile)));
}

/** The schema of the Compose specification, which a maintained linter includes. */
function composeSchema() {
  const schema = JSON.parse(read('node_modules/dclint/schemas/compose.schema.json'));
  // The schema names itself with https, an address that ajv does not know.
  return { ...schema, $schema: 'http://json-schema.org/draft-07/schema#' };
}
