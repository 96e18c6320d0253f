import { showToDeveloperTools } from './developer-tools';

const entry = 'http://localhost:3001/static/remoteEntry.js';

beforeEach(() => {
  const react = { '19.3.1': { from: 'shell', eager: true, get: () => undefined } };
  const forms = { '2.0.0': { from: 'shell', get: () => undefined } };
  const scope = { react, '@gallery/shared/forms': forms };
  Object.assign(globalThis, { __webpack_share_scopes__: { default: scope } });
});

afterEach(() => {
  for (const name of ['__FEDERATION__', '__VMOK__', 'gallery']) Reflect.deleteProperty(globalThis, name);
});

const tools = () => Reflect.get(globalThis, '__FEDERATION__');

test('a developer sees which remotes the shell takes from where', () => {
  showToDeveloperTools({ gallery: entry });
  expect(tools().moduleInfo.shell.remotesInfo).toEqual({ gallery: { matchedVersion: entry } });
  expect(tools().moduleInfo[`gallery:${entry}`]).toMatchObject({ globalName: 'gallery', remoteEntry: entry });
});

test('a developer sees which shared modules are loaded, and which area uses them once it is open', () => {
  showToDeveloperTools({ gallery: entry });
  const shared = () => tools().__SHARE__.shell.default;
  expect(shared().react['19.3.1']).toMatchObject({ from: 'shell', loaded: true, useIn: [] });
  expect(shared()['@gallery/shared/forms']['2.0.0'].loaded).toBe(false);
  Object.assign(globalThis, { gallery: { init: () => undefined } });
  expect(shared().react['19.3.1'].useIn).toEqual(['gallery']);
});

test('what the extension has put there before the page began stays', () => {
  Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: ['its own'] } });
  showToDeveloperTools({ gallery: entry });
  expect(tools().__GLOBAL_PLUGIN__).toEqual(['its own']);
  expect(Reflect.get(globalThis, '__VMOK__')).toBe(tools());
});
