import { runCommand } from '../../../scripts/run-command.mjs';

/** Docker's words are Podman's too. */
const program = process.env.CONTAINERS || 'docker';

/** Answers what it prints, and throws it when it fails. @param {string[]} words */
export async function engine(...words) {
  const { ok, output } = await runCommand(program, words, { quiet: true });
  if (!ok) throw new Error(`${program} ${words[0]}: ${output.trim().split('\n').slice(-5).join('\n')}`);
  return output.trim();
}

/** Whether the command went well in the container. @param {string} container @param {string[]} command */
export async function succeeds(container, command) {
  const { ok } = await runCommand(program, ['exec', container, ...command], { quiet: true });
  return ok;
}
