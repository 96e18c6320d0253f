import { scriptFootprint } from './script-footprint.js';
import { styleFootprint } from './style-footprint.js';

const kinds = ['globals', 'listeners', 'selectors'];
const maxLength = 200;

/**
 * Returns what a remote's built files add to the page, and what it declares. Throws an error that names what else they add.
 * @param {{ name: string, declares?: Partial<Record<string, string[]>> }} remote
 * @param {{ file: string, text: string }[]} files
 */
export function footprintOf({ name, declares = {} }, files) {
  const declared = Object.fromEntries(kinds.map((kind) => [kind, (declares[kind] ?? []).toSorted()]));
  const parts = files.map(({ file, text }) => ({ file, ...partOf(file, text, name) }));
  const found = Object.fromEntries(
    kinds.map((kind) => [kind, unique(parts.flatMap((part) => part[kind] ?? []))]),
  );
  for (const kind of kinds)
    for (const one of found[kind])
      if (!declared[kind].includes(one)) {
        const { file } = parts.find((part) => part[kind]?.includes(one));
        throw new Error(`${file} adds ${wordsOf[kind](one)}, which ${name}'s remote.json does not declare`);
      }
  return { found, declared };
}

const wordsOf = {
  globals: (name) => `the global ${name}`,
  listeners: (event) => `a listener for ${event} to the window or document`,
  selectors: (selector) => `the selector ${selector}`,
};

function partOf(file, text, owner) {
  if (file.endsWith('.js')) return scriptFootprint(text);
  return file.endsWith('.css') ? { selectors: styleFootprint(text, owner) } : {};
}

function unique(names) {
  return [...new Set(names.map((name) => name.slice(0, maxLength)))].toSorted();
}
