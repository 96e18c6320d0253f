/** CONTRIBUTING.md explains these import rules. scripts/rules/import-rules.test.ts proves that each rule fires. */

/** The features of the API, from bottom to top. A feature may import itself and the floors below its own. */
export const floors = [
  'users',
  'audit currencies notifications',
  'auth inbox settings',
  'storage',
  'media',
  'artists',
  'artworks mail',
  'contact delivery enquiries events following guests newsletter papers payments recovery releases saved',
  'account administrators correspondence orders',
  'auctions credentials price-offers',
  'audit-log collection dashboard figures find people privacy settlement viewing-rooms',
].map((names) => names.split(' '));

/** Each library has one facade; only these places may import it. */
const facades = {
  axios: 'shared/api-client/',
  'eventsource-parser': '(shared/(api-client|testing)|api/src/testing|shell/edge/(http/streams|testing))/',
  'react-router-dom': '(shared/router/|shell/src/render\\.tsx$)',
  '@tanstack/react-query': 'shared/query/',
  'react-toastify': 'shell/src/messages/',
  formik: 'shared/forms/',
  yup: '(.*\\.schema\\.ts$|shared/(forms|testing)/|api/|shell/(edge|src/(render|federation)))',
  firebase: '(admin-remote/src/features/uploads|api/src/features/storage)/',
  openseadragon: 'gallery-remote/src/features/zoom/',
  '@visx': 'admin-remote/src/features/(dashboard|releases)/',
};

const apps = '(shell|api|[^/]+-remote)/';
const outside = '(e2e|bench|scripts|deploy)/';
const ours = `(shared/|node_modules/|${apps})`;
const remote = '([^/]+-remote)/src/';
const apiBase = 'api/src/(features|server|cli|demo|operations)/';

/** Each rule names the importing files, the files that they must not import, and the exceptions. */
const rules = {
  contract: ['shared/contract/(?!.*\\.schema\\.ts$)', '', 'shared/contract/'],
  schema: ['shared/contract/.*\\.schema\\.ts$', '', '(shared/(contract|domain)|node_modules/yup)/'],
  'auction rules': ['shared/auction/', '', 'shared/auction/'],
  'domain and addresses': ['shared/(domain|paths)/', '', '(shared/(domain|paths)|node_modules/ipaddr\\.js)/'],
  'release rules': ['shared/releases/', '', '(shared/releases|node_modules/yup)/'],
  servers: ['shared/server/', ours, '(shared/(server|domain)|node_modules/(fastify|@opentelemetry))/'],
  'interface without calls': ['shared/(ui|forms)/', 'shared/api-client/'],
  'shared code knows no app': ['shared/', apps],
  'apps apart': [apps, apps, '$1/'],
  'features apart': [`${remote}features/([^/]+)/`, '$1/src/', '$1/src/(features/$2|ui|queries)/'],
  'parts below features': [`${remote}(ui|queries)/`, '$1/src/', '$1/src/$2/'],
  'top screens': [`${remote}screens/`, '$1/src/', '($1/src/(features|ui|queries|screens/parts)/|.*\\.css$)'],
  'shared in the API': ['api/', 'shared/', 'shared/(contract|auction|releases|domain|paths|server|brand)/'],
  'base of the API': ['api/src/(db|http|jobs|logging)/', apiBase],
  'API features below servers': ['api/src/features/', apiBase, 'api/src/features/'],
  'outside parts': [outside, `(shared/|${apps})`, '(shared/(build|remote-server)/|shell/rspack.config.js)'],
  ...Object.fromEntries(
    floors.map((names, index) => [`floor of ${names.join(', ')}`, floorRule(names, index)]),
  ),
};

/** Tests and their helpers may import from every floor. */
const tests = '\\.test\\.tsx?$|/testing/';

export default {
  forbidden: [
    rule('circles', {}, { circular: true }),
    rule(
      'shared code by its package name',
      { path: `^${apps}(src|edge)/` },
      { path: '^shared/', dependencyTypes: ['local'] },
    ),
    ...Object.entries(facades).map(([name, place]) =>
      rule(`facade of ${name}`, { pathNot: `^(${place}|${outside})` }, { path: `^node_modules/${name}/` }),
    ),
    ...Object.entries(rules).map(([name, [from, forbidden, allowed = '(?!)']]) =>
      rule(name, { path: `^${from}`, pathNot: tests }, { path: `^${forbidden}`, pathNot: `^${allowed}` }),
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
    exclude: '^(\\.[^/]+|test-results)/|^[^/]+/(dist|node_modules)/|^e2e/(skew/releases|foreign-host)/',
    doNotFollow: { path: '^node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};

/** @param {string} name @param {object} from @param {object} to */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

/** @param {string[]} names @param {number} index */
function floorRule(names, index) {
  const below = floors.slice(0, index).flat();
  const itself = `api/src/features/(${['$1', ...below].join('|')})/`;
  return [`api/src/features/(${names.join('|')})/`, 'api/src/features/', itself];
}
