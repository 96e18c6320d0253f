import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { forgetFailedShares, shellPlugin } from './federation';

type Loading = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>[0];
type Failure = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

const entry = 'http://localhost/remotes/gallery/static/remoteEntry.js';
const remoteInfo = {
  name: 'gallery',
  entry,
  entryGlobalName: 'gallery',
  type: 'global',
  shareScope: 'default',
};
const loadEntry = () => shellPlugin.loadEntry({ remoteInfo } as Loading);
const container = { init: () => undefined, get: () => undefined };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'gallery');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the plugin waits for an entry that the page requested', async () => {
  const script = beginScript();
  const loading = loadEntry();
  Reflect.set(globalThis, 'gallery', container);
  script.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
});

test('the plugin fails with an entry that the page requested', async () => {
  const script = beginScript();
  const loading = loadEntry();
  script.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('gallery is not available');
});

test('the plugin uses a container that is already loaded', async () => {
  beginScript();
  Reflect.set(globalThis, 'gallery', container);
  expect(await loadEntry()).toBe(container);
});

test('the plugin leaves an unrequested entry to the runtime', async () => {
  document.body.append(Object.assign(document.createElement('section'), { id: 'gallery' }));
  expect(await loadEntry()).toBeUndefined();
});

test('the plugin marks the scripts of a remote and limits their time', () => {
  const { script, timeout } = shellPlugin.createScript({ url: entry, remoteInfo });
  expect(script.src).toBe(entry);
  expect(script.dataset.rspack).toBe('gallery:entry');
  expect(timeout).toBe(8000);
});

test('the plugin forgets a failed shared module, so that it loads again', () => {
  const failed = { loading: Promise.resolve() };
  const loaded = { loading: Promise.resolve(), loaded: true };
  const shareScopeMap = { default: { yup: { '1.0.0': failed, '1.1.0': loaded } } };
  forgetFailedShares.errorLoadShare({ pkgName: 'yup', shareScopeMap } as unknown as Failure);
  expect(failed.loading).toBeNull();
  expect(loaded.loading).not.toBeNull();
});

function beginScript() {
  const script = Object.assign(document.createElement('script'), { src: entry, type: 'text/plain' }); // jsdom fetches nothing
  document.head.append(script);
  return script;
}
