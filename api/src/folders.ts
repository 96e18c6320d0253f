import path from 'node:path';

/** The source and the bundle both lie one level below the workspace's folder. */
const api = path.join(import.meta.dirname, '..');

export const migrationsFolder = path.join(api, 'migrations');
export const demoPicturesFolder = path.join(api, 'seed', 'pictures');
