import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { forgetFailedShares, shellPlugin } from './runtime-plugins';
import { sharedModules } from './shared-modules';

/** Makes the page the host of the federation: it shares its modules and loads remotes by the entries that it names. */
export function startFederation(): void {
  // Global, because each remote has an instance of its own, which begins later.
  registerGlobalPlugins([forgetFailedShares]);
  init({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first', // the default fetches every remote at the first shared module
    plugins: [shellPlugin],
  });
}
