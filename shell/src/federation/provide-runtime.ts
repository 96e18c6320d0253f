import * as core from '@module-federation/runtime/core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

// A remote built with `externalRuntime` takes the page's federation runtime from this global when its entry runs.
// Entries run right after the shell's main script, so this module must be among the first.
globalThis._FEDERATION_RUNTIME_CORE = core;
