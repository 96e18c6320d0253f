import { parseArgs } from 'node:util';
import { readSettings } from '../servers/settings.mjs';

export const usage = `npm run release -- COMMAND
  keygen REMOTE NAME [--out FILE]     makes a key; prints what RELEASE_KEYS needs of it
  sign RELEASE                        signs a built release.json
  publish RELEASE [--share N | --steps 5,25,100] [--reason TEXT]
  promote REMOTE VERSION --reason TEXT
  canary REMOTE VERSION --share N | --steps 5,25,100 --reason TEXT
  rollback REMOTE [VERSION] --reason TEXT
  pin REMOTE VERSION --reason TEXT
  unpin REMOTE --reason TEXT
  list REMOTE                         what is live, and what may come next
  why REMOTE                          who did what, when and why
RELEASE is a release.json or its folder, REMOTE gallery, customer or admin, VERSION a version or a digest.
All but keygen need --key FILE; all but keygen and sign take --site URL (without it PUBLIC_URL, or localhost at PORT).`;

export class UsageError extends Error {}

export const remotes = ['gallery', 'customer', 'admin'];

/** Throws a `UsageError` for a word that is not a remote, such as `gallery-remote`. @param {string} word */
export function remoteOf(word) {
  if (remotes.includes(word)) return word;
  throw new UsageError(
    `${word} is no remote: they are called ${remotes.slice(0, -1).join(', ')} and ${remotes.at(-1)}`,
  );
}

/** @typedef {{ command: string, words: string[], key?: string, site: string, out?: string, share?: number, steps?: number[], reason: string }} Given */

/** Throws a `UsageError` that names the problem. @param {string[]} args @param {string[]} commands @returns {Given} */
export function readArguments(args, commands) {
  const { values, positionals } = parse(args);
  const [command = '', ...words] = positionals;
  if (!commands.includes(command))
    throw new UsageError(command ? `${command} is no command` : 'A command is missing');
  if (values.share && values.steps) throw new UsageError('Either --share or --steps');
  const { key, out, share, steps } = values;
  return {
    command,
    words,
    key,
    out,
    site: siteOf(values.site ?? readSettings().PUBLIC_URL),
    reason: values.reason?.trim() ?? '',
    ...(share !== undefined && { share: percentOf(share) }),
    ...(steps !== undefined && { steps: steps.split(',').map(percentOf) }),
  };
}

/** Returns the words after the command, by name. @param {Given} given @param {number} fewest @param {number} most */
export function wordsOf({ command, words }, fewest, most = fewest) {
  if (words.length < fewest) throw new UsageError(`${command}: ${namesOf(command)[words.length]} is missing`);
  if (words.length > most) throw new UsageError(`${command}: ${words[most]} is one word too many`);
  return words;
}

/** Returns the names that follow the command in its line of `usage`. @param {string} command */
function namesOf(command) {
  return (
    usage
      .match(new RegExp(`^  ${command}((?: [A-Z]+)+)`, 'm'))?.[1]
      ?.trim()
      .split(' ') ?? []
  );
}

/** @param {string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { key: text, site: text, out: text, share: text, steps: text, reason: text };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

/** @param {string} text */
function percentOf(text) {
  const share = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (share < 1 || share > 100)
    throw new UsageError(`${text || 'A share'} is no whole percent from 1 to 100`);
  return share;
}

/** @param {string} text */
function siteOf(text) {
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return new URL(text).origin;
  throw new UsageError(`--site: ${text} is no address such as https://gallery.example`);
}
