import path from 'node:path';
import { root, runCommand, tool } from './run-command.mjs';

const packages = path.join(root, 'node_modules');
const cruiser = path.join(packages, 'dependency-cruiser/bin/dependency-cruiser.mjs');
const knip = path.join(packages, 'knip/bin/knip.js');

/** Checks format and lint rules (biome.json), who imports whom (.dependency-cruiser.mjs), and what nothing uses (knip.config.js). */
export async function checkCode() {
  const isFormatted = (await runCommand(tool('biome'), ['check', '.'])).ok;
  const programs = [
    [cruiser, '--output-type', 'err', '.'],
    [knip, '--no-progress'],
  ];
  const results = await Promise.all(
    programs.map((args) => runCommand(process.execPath, args, { quiet: true })),
  );
  const failed = results.filter(({ ok }) => !ok);
  for (const { output } of failed) console.error(output);
  return isFormatted && failed.length === 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await checkCode()) ? 0 : 1;
