import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const scriptTimeout = 8000;

/** Begins no second request for an entry that the page's HTML has begun, and limits the time of the others. */
export const shellPlugin = {
  name: 'shell',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    const script = containerOf(entryGlobalName) ? undefined : scriptOf(entry);
    if (script) await finished(script, entryGlobalName);
    return containerOf(entryGlobalName);
  },
  createScript({ url, remoteInfo }) {
    const script = Object.assign(document.createElement('script'), { src: url });
    script.dataset.rspack = `${remoteInfo?.name}:entry`; // a retry removes every file of the remote by this mark
    return { script, timeout: scriptTimeout };
  },
} satisfies ModuleFederationRuntimePlugin;

/** Lets the next import fetch a failed shared module again. The runtime would return the failure until a reload. */
export const forgetFailedShares = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
} satisfies ModuleFederationRuntimePlugin;

/** What the entry of a remote leaves in the global of the remote's name. An element of that id has the same global until then. */
function containerOf(name: string) {
  const found = Reflect.get(globalThis, name);
  return typeof found?.init === 'function' ? found : undefined;
}

/** The runtime makes every entry absolute; the HTML names paths. */
function scriptOf(entry: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === entry);
}

function finished(script: HTMLScriptElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${name} is not available`)));
  });
}
