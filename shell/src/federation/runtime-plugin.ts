import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShares } from './forget-failed-shares';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Remotes are built with `externalRuntime`: they find the federation runtime here. */
// biome-ignore lint/style/noDefaultExport: the federation runtime loads a plugin by its default export
export default function shellRuntime(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  // For the instances of the remotes, which are made later.
  runtimeCore.registerGlobalPlugins([forgetFailedShares]);
  return { ...forgetFailedShares, name: 'shell-runtime', createScript: () => ({ timeout: 8000 }) };
}
