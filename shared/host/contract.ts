import surface from '../surface.json';

/**
 * The contract between shell and remotes: the major version of what `host.ts` offers, which `write-surface.mjs` raises when
 * something goes. A remote is built with the number that it needs, the shell with the one that it has.
 */
export const hostContract: number = Number.parseInt(surface['@gallery/shared/host'].version, 10);
