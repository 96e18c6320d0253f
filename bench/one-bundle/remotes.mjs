import * as gallery from 'gallery/app';

/** Replaces the loading of containers: the first view's remote is inside the bundle. */
const remotes = {
  gallery: async () => gallery,
  customer: () => import('customer/app'),
  admin: () => import('admin/app'),
};

export function loadExposed(name) {
  return remotes[name]();
}

export function forgetContainer() {}
