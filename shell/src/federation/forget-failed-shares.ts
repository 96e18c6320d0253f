import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Lets the next import fetch a failed shared module again; the runtime would return the failure until a reload. */
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
