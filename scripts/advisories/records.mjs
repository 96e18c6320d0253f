import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { compare, gt, gte } from 'semver';

/** @typedef {{ introduced?: string, fixed?: string, last_affected?: string }} Event */
/** @typedef {{ package: { ecosystem: string, name: string }, versions?: string[], ranges?: { type: string, events: Event[] }[] }} Affected */
/** The parts that we read of https://ossf.github.io/osv-schema. @typedef {{ id: string, summary?: string, published?: string, withdrawn?: string, affected?: Affected[], database_specific?: { severity?: string } }} Advisory */

/** The list of entries ends a zip file, with a comment of at most 64 KB. Without it, advisories may be missing. */
const [endOfZip, longestEnd] = ['PK\x05\x06', 65_557];

/** Reads those advisories of a zip file that concern the named packages. @param {string} file @param {ReadonlySet<string>} names @returns {Promise<Advisory[]>} */
export async function readAdvisories(file, names) {
  /** @type {Advisory[]} */
  const found = [];
  const unzip = new Unzip((entry) => {
    const decoder = new TextDecoder();
    let text = '';
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      text += decoder.decode(chunk, { stream: !isLast });
      if (!isLast) return;
      const advisory = JSON.parse(text);
      if (concerns(advisory, names)) found.push(advisory);
    };
    if (entry.name.endsWith('.json')) entry.start();
  });
  unzip.register(UnzipInflate);
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    tail = Buffer.concat([tail, chunk]).subarray(-longestEnd);
    unzip.push(chunk);
  }
  unzip.push(new Uint8Array(), true);
  if (!tail.includes(endOfZip, 0, 'latin1')) throw new Error(`${file} is no zip file, or not a whole one.`);
  return found;
}

/** @param {Advisory} advisory @param {ReadonlySet<string>} names */
function concerns({ withdrawn, affected = [] }, names) {
  return !withdrawn && affected.some((one) => one.package.ecosystem === 'npm' && names.has(one.package.name));
}

/** Follows the schema's own rule: an event counts from its version on. @param {string} version @param {Affected} affected */
export function isAffected(version, { versions = [], ranges = [] }) {
  return versions.includes(version) || ranges.some(({ type, events }) => type === 'SEMVER' && isIn(events));

  /** @param {Event[]} events */
  function isIn(events) {
    let isWeak = false;
    for (const event of events.toSorted((one, other) => compare(versionOf(one), versionOf(other)))) {
      if (event.introduced !== undefined && gte(version, versionOf(event))) isWeak = true;
      if (event.fixed !== undefined && gte(version, event.fixed)) isWeak = false;
      if (event.last_affected !== undefined && gt(version, event.last_affected)) isWeak = false;
    }
    return isWeak;
  }
}

/** The schema's 0 comes before every version, also before those of a preview. @param {Event} event */
function versionOf({ introduced, fixed, last_affected }) {
  const version = introduced ?? fixed ?? last_affected ?? '0';
  return version === '0' ? '0.0.0-0' : version;
}
