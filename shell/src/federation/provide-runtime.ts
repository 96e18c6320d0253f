import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/** What a remote's part of the runtime imports from the core, without the loader of scripts in Node. */
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

// A remote built with `externalRuntime` takes the page's federation runtime from this global when its entry runs.
// Entries run right after the shell's main script, so this module must be among the first.
globalThis._FEDERATION_RUNTIME_CORE = core;
