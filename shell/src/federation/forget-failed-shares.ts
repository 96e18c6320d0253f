import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * A shared module whose code did not arrive is asked for again by the next import: the runtime would hand out the
 * failed attempt for as long as the page is open.
 */
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
