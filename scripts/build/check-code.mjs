import path from 'node:path';
import { root, runCommand, tool } from '../run-command.mjs';

const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** Checks format and lint rules (biome.json), and who imports whom (.dependency-cruiser.mjs). */
export async function checkCode() {
  const isFormatted = (await runCommand(tool('biome'), ['check', '.'])).ok;
  const cruise = await runCommand(process.execPath, [cruiser, '--output-type', 'err', '.'], { quiet: true });
  if (!cruise.ok) console.error(cruise.output);
  return isFormatted && cruise.ok;
}
