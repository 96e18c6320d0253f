import * as host from '@gallery/shared/host';
import * as http from '@gallery/shared/http';
import * as query from '@gallery/shared/query';
import * as router from '@gallery/shared/router';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Written into the build by `rspack.shared.js`: the version of each module that remotes take from the shell. */
declare const SHARED_VERSIONS: Record<string, string>;

/** What the shell's page has loaded anyway, and what a form loads when it is needed. */
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

/** The modules that every remote takes from the shell, in the form that the federation runtime reads. */
export function sharedModules(): Parameters<ModuleFederation['registerShared']>[0] {
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
