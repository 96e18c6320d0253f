import surface from '../surface.json';

/**
 * The major version of the contract between shell and remotes, `host.ts`. `federation-surface.mjs` raises it when the
 * contract loses something. A remote contains the version that it needs, and the shell the one that it has.
 */
export const hostContract: number = Number.parseInt(surface['@gallery/shared/host'].version, 10);
