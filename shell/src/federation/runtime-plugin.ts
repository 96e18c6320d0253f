import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShares } from './forget-failed-shares';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Remotes are built with `externalRuntime` and find the federation runtime in this global. */
// biome-ignore lint/style/noDefaultExport: the federation runtime loads a plugin by its default export
export default function shellRuntime(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  // Global, because the remotes' instances are created later.
  runtimeCore.registerGlobalPlugins([forgetFailedShares]);
  return { ...forgetFailedShares, name: 'shell-runtime', createScript: () => ({ timeout: 8000 }) };
}
