import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './run-command.mjs';

const sbomFile = path.join(root, 'dist', 'sbom.cdx.json');

export async function writeSbom() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(sbomFile) && readFileSync(sbomFile, 'utf8').includes(lock)) return true;
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--offline'];
  const { ok, output } = await runCommand('npm', [...args, '--loglevel', 'silent'], { quiet: true });
  if (ok) {
    mkdirSync(path.dirname(sbomFile), { recursive: true });
    writeFileSync(sbomFile, `${JSON.stringify(reproducible(JSON.parse(output), lock), null, 1)}\n`);
  } else {
    console.error(`${output.trim()}\nThe list of packages could not be written.`);
  }
  return ok;
}

/** @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */
/** @typedef {{ metadata: { component: object }, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Sbom */
/** Removes times, serial numbers, and folder names, so that the same lockfile gives the same bytes. @param {Sbom} sbom @param {string} lock */
function reproducible({ metadata, components, dependencies }, lock) {
  const component = { ...metadata.component, name: 'uli-gallery', externalReferences: undefined };
  const properties = [{ name: 'package-lock.json:sha256', value: lock }];
  const shipped = components.filter((one) => !isForDevelopment(one));
  const refs = new Set(
    [...shipped, metadata.component].map((one) => /** @type {Component} */ (one)['bom-ref']),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component, properties },
    components: shipped.map((one) => ({ ...one, externalReferences: undefined })),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** @param {Component} component */
function isForDevelopment({ properties = [] }) {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await writeSbom()) ? 0 : 1;
