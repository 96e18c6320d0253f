import type { RemoteEntries } from '../load-remote';

type SharedModule = { from: string; loaded?: boolean | number; eager?: boolean };
type ShareScope = Record<string, Record<string, SharedModule>>;
declare const __webpack_share_scopes__: { default?: ShareScope };

/**
 * Tells Module Federation's developer tools what the page is made of. They read globals that its second runtime
 * writes, which these containers do without.
 */
export function showToDeveloperTools(remotes: RemoteEntries): void {
  const tools: object = Reflect.get(globalThis, '__FEDERATION__') ?? {};
  Object.defineProperties(tools, {
    moduleInfo: { value: moduleInfoOf(remotes), writable: true, enumerable: true, configurable: true },
    __SHARE__: { get: () => sharedBetween(remotes), enumerable: true, configurable: true },
  });
  for (const name of ['__FEDERATION__', '__VMOK__']) Reflect.set(globalThis, name, tools);
}

/** The shell consumes remotes; each is named by its address, as the tools' graph expects. */
function moduleInfoOf(remotes: RemoteEntries) {
  const addressed = Object.entries(remotes);
  const consumed = addressed.map(([name, entry]) => [name, { matchedVersion: entry }]);
  const shell = { version: '', remoteEntry: '', remotesInfo: Object.fromEntries(consumed), shared: [] };
  return Object.fromEntries([['shell', shell], ...addressed.map(producerOf)]);
}

function producerOf([name, entry]: [name: string, entry: string]) {
  const modules = [{ moduleName: 'app', modulePath: './app', assets: emptyAssets }];
  const built = { version: entry, buildVersion: 'local', globalName: name, remoteEntryType: 'global' };
  return [`${name}:${entry}`, { ...built, remoteEntry: entry, remotesInfo: {}, modules, shared: [] }];
}

const emptyAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** Read whenever the tools ask: modules are loaded as areas open. */
function sharedBetween(remotes: RemoteEntries) {
  const users = Object.keys(remotes).filter(isStarted);
  const modules = Object.entries(__webpack_share_scopes__.default ?? {}).map(([name, versions]) => [
    name,
    Object.fromEntries(
      Object.entries(versions).map(([version, { from, loaded, eager }]) => [
        version,
        {
          version,
          from,
          loaded: Boolean(loaded || eager),
          useIn: users,
          shareConfig: { eager, singleton: true },
        },
      ]),
    ),
  ]);
  return { shell: { default: Object.fromEntries(modules) } };
}

function isStarted(name: string): boolean {
  return typeof Reflect.get(Reflect.get(globalThis, name) ?? {}, 'init') === 'function';
}
