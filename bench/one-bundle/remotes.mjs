import * as gallery from 'gallery/app';

/** Stands in the place of the federation's runtime where all is one bundle: the first view's remote is inside. */
const remotes = {
  'gallery/app': async () => gallery,
  'customer/app': () => import('customer/app'),
  'admin/app': () => import('admin/app'),
};

export function registerRemotes() {}

/** @param {keyof typeof remotes} name */
export function loadRemote(name) {
  return remotes[name]();
}
