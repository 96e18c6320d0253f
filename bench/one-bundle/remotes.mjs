import * as gallery from 'gallery/app';

/** Replaces the federation runtime, because the first view's remote is inside the bundle. */
const remotes = {
  'gallery/app': async () => gallery,
  'customer/app': () => import('customer/app'),
  'admin/app': () => import('admin/app'),
};

export function init() {}

export function registerGlobalPlugins() {}

export function registerRemotes() {}

export function loadRemote(id) {
  return remotes[id]();
}
