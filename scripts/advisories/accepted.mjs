/** Advisories that do not concern how we use a package, each until a day. @type {import('./findings.mjs').Accepted[]} */
export const accepted = [];
