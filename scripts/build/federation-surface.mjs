import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run-command.mjs';

/** `exports` are a facade's values and members of exported object types, `packages` the versions of packages it passes on. */
/** @typedef {{ packages: Record<string, string>, exports: string[] }} Surface */
/** @typedef {Record<string, Surface & { version: string }>} Surfaces by the facade's name */

const require = createRequire(path.join(root, 'shared/package.json'));
const file = path.join(root, 'shared/surface.json');

/** @returns {Surfaces} what is committed */
export const savedSurfaces = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} facade such as `@gallery/shared/query` @returns {Promise<Surface>} */
export async function readSurface(facade) {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
  const source = readFileSync(
    path.join(root, 'shared', exports[facade.replace('@gallery/shared', '.')]),
    'utf8',
  );
  return surfaceOf(source);
}

/** @param {string} source TypeScript without `export *` @returns {Promise<Surface>} */
export async function surfaceOf(source) {
  const { parseSync } = await import('@swc/core');
  const { body } = parseSync(source, { syntax: 'typescript' });
  const packages = new Set();
  const names = [];
  for (const item of body) {
    if (item.type === 'ExportAllDeclaration') throw new Error('a facade names each of its exports');
    if (item.type === 'ExportDeclaration') names.push(...declaredNames(item.declaration));
    if (item.type !== 'ExportNamedDeclaration' || item.typeOnly) continue;
    const values = item.specifiers.flatMap((one) =>
      one.type === 'ExportSpecifier' && !one.isTypeOnly ? [(one.exported ?? one.orig).value] : [],
    );
    names.push(...values);
    if (values.length > 0 && item.source && !item.source.value.startsWith('.'))
      packages.add(item.source.value);
  }
  return {
    packages: Object.fromEntries(
      [...packages].toSorted().map((name) => [name, require(`${name}/package.json`).version]),
    ),
    exports: names.toSorted(),
  };
}

/** @param {import('@swc/core').Declaration} declaration @returns {string[]} */
function declaredNames(declaration) {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [declaration.identifier.value];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
  if (declaration.type !== 'TsTypeAliasDeclaration' || declaration.typeAnnotation.type !== 'TsTypeLiteral')
    return [];
  return declaration.typeAnnotation.members.flatMap((member) =>
    'key' in member && 'value' in member.key ? [`${declaration.id.value}.${member.key.value}`] : [],
  );
}

/**
 * A removed name or major version requires a new major version of the facade, and an added one a minor version.
 * @param {Surface & { version: string }} before @param {Surface} now @returns {string}
 */
export function nextVersion(before, now) {
  if (JSON.stringify([before.packages, before.exports]) === JSON.stringify([now.packages, now.exports]))
    return before.version;
  const [major = 0, minor = 0] = before.version.split('.').map(Number);
  const breaks =
    before.exports.some((name) => !now.exports.includes(name)) ||
    Object.entries(before.packages).some(
      ([name, version]) => majorOf(now.packages[name]) !== majorOf(version),
    );
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** @param {string | undefined} version */
const majorOf = (version) => version?.split('.')[0];

/** Rewrites shared/surface.json, and gives changed facades their next version. */
export async function writeSurfaces() {
  const entries = Object.entries(savedSurfaces()).map(async ([facade, before]) => {
    const now = await readSurface(facade);
    return [facade, { version: nextVersion(before, now), ...now }];
  });
  const surfaces = Object.fromEntries(await Promise.all(entries));
  writeFileSync(file, `${JSON.stringify(surfaces, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) await writeSurfaces();
