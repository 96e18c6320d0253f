import path from 'node:path';

/** This workspace's own folder: source and bundle lie one level below it alike. */
const api = path.join(import.meta.dirname, '..');

export const migrationsFolder = path.join(api, 'migrations');
export const demoPicturesFolder = path.join(api, 'seed', 'pictures');
