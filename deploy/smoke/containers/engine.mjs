import { runCommand } from '../../../scripts/build/run-command.mjs';

/** Podman accepts Docker's commands. */
const program = process.env.CONTAINERS || 'docker';

/** Returns the output, and throws it on failure. @param {string[]} words */
export async function engine(...words) {
  const { ok, output } = await runCommand(program, words, { quiet: true });
  if (!ok) throw new Error(`${program} ${words[0]}: ${output.trim().split('\n').slice(-5).join('\n')}`);
  return output.trim();
}

/** Tells whether the command succeeds in the container. @param {string} container @param {string[]} command */
export async function succeeds(container, command) {
  const { ok } = await runCommand(program, ['exec', container, ...command], { quiet: true });
  return ok;
}
