import { isAffected } from './records.mjs';

/** @typedef {{ name: string, version: string }} Package */
/** @typedef {{ id: string, name: string, until: string, reason: string }} Accepted */
/** @typedef {{ id: string, name: string, version: string, summary: string, severity: string, due: Date }} Finding */

const dayMs = 86_400_000;
/** docs/operations.md (Upgrade) names these times. */
const [urgentDays, otherDays] = [7, 30];

/** Returns each package of a lockfile once for each version. @param {{ packages: Record<string, { version?: string, link?: boolean }> }} lock @returns {Package[]} */
export function packagesIn({ packages }) {
  const all = Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version = '' }]) => ({ name: folder.replace(/.*node_modules\//, ''), version }));
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/** Compares packages with advisories. Those accepted until a later day are left out. @param {Package[]} packages @param {import('./records.mjs').Advisory[]} advisories @param {{ accepted?: Accepted[], now?: Date }} [options] @returns {Finding[]} */
export function findingsOf(packages, advisories, { accepted = [], now = new Date() } = {}) {
  const isAccepted = (/** @type {Finding} */ { id, name }) =>
    accepted.some((one) => one.id === id && one.name === name && new Date(one.until) > now);
  const found = packages.flatMap(({ name, version }) =>
    advisories
      .filter(({ affected = [] }) =>
        affected.some((one) => one.package.name === name && isAffected(version, one)),
      )
      .map((advisory) => findingOf({ name, version }, advisory)),
  );
  return found
    .filter((finding) => !isAccepted(finding))
    .sort((one, other) => one.due.getTime() - other.due.getTime());
}

/** @param {Package} found @param {import('./records.mjs').Advisory} advisory @returns {Finding} */
function findingOf(found, { id, summary = '', published = '', database_specific: { severity } = {} }) {
  // An advisory without a severity may be of malware.
  const isUrgent = !severity || /^(critical|high)$/i.test(severity);
  const due = new Date(Date.parse(published) + (isUrgent ? urgentDays : otherDays) * dayMs);
  return { ...found, id, summary, severity: (severity ?? 'unknown').toLowerCase(), due };
}
