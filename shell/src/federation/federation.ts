import * as host from '@gallery/shared/host';
import * as http from '@gallery/shared/http';
import * as query from '@gallery/shared/query';
import * as router from '@gallery/shared/router';
import {
  init,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { loadTimeoutMs } from './load-remote';

/** `rspack.shared.js` writes it into the build: the version of each module that remotes take from the shell. */
declare const SHARED_VERSIONS: Record<string, string>;

/** Modules that the shell's page loads anyway, or that a form loads on demand. */
const loaded = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@gallery/shared/router': router,
  '@gallery/shared/query': query,
  '@gallery/shared/http': http,
  '@gallery/shared/host': host,
};
const later = {
  '@gallery/shared/forms': () => import('@gallery/shared/forms'),
  // Remotes take the library itself from the shell.
  yup: () => import('yup'),
};

/** Returns the modules that every remote takes from the shell, in the format of the federation runtime. */
function sharedModules(): Parameters<ModuleFederation['registerShared']>[0] {
  const eager = Object.entries(loaded).map(([name, lib]) => [name, { ...sharing(name), lib: () => lib }]);
  const lazy = Object.entries(later).map(([name, load]) => [
    name,
    { ...sharing(name), get: () => load().then((lib) => () => lib) },
  ]);
  return Object.fromEntries([...eager, ...lazy]);
}

function sharing(name: string) {
  const version = SHARED_VERSIONS[name];
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/** Reuses the request for an entry that the page's HTML has begun, and limits the time of the others. */
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
    return { script, timeout: loadTimeoutMs };
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

/** A remote's entry sets a global with the remote's name. Until then, an element with that id has the same global. */
function containerOf(name: string) {
  const found = Reflect.get(globalThis, name);
  return typeof found?.init === 'function' ? found : undefined;
}

/** The runtime makes every entry absolute, but the HTML contains paths. */
function scriptOf(entry: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === entry);
}

function finished(script: HTMLScriptElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${name} is not available`)));
  });
}

/** Makes the page the host of the federation. It shares its modules and loads remotes by their named entries. */
export function startFederation(): void {
  // Global, because each remote has its own instance, which starts later.
  registerGlobalPlugins([forgetFailedShares]);
  init({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first', // the default fetches every remote at the first shared module
    plugins: [shellPlugin],
  });
}
