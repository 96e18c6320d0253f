import surface from '../surface.json';

/** The major version of `host.ts`. `federation-surface.mjs` raises it when the contract loses something. */
export const hostContract: number = Number.parseInt(surface['@gallery/shared/host'].version, 10);
