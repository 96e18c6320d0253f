import { loadEntry } from './load-entry';

/** What the entry file of a remote leaves in the global of the remote's name. */
type Container = {
  init(scope: object): Promise<void> | void;
  get(exposed: string): Promise<() => unknown>;
};

declare const __webpack_share_scopes__: { default: object };
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

/** Gives the remote the modules that the shell shares, and answers with the module that it exposes. */
export async function loadExposed(name: string, entry: string): Promise<unknown> {
  const container = containerOf(name) ?? (await loadEntry(name, entry).then(() => containerOf(name)));
  if (!container) throw new Error(`the entry of ${name} brings no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./app');
  return factory();
}

/** The next load fetches the entry again. */
export function forgetContainer(name: string): void {
  Reflect.set(globalThis, name, undefined);
}

/** An element of that id has the same global until the entry has run. */
function containerOf(name: string): Container | undefined {
  const found: Partial<Container> | undefined = Reflect.get(globalThis, name);
  return typeof found?.init === 'function' ? (found as Container) : undefined;
}
