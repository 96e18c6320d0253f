import { generateKey } from './release/key-file.mjs';
import { publish, sendChange, sendQuestion } from './release/send-command.mjs';
import { signFile } from './release/sign-file.mjs';
import { readArguments, UsageError, usage } from './release/usage.mjs';

const commands = {
  keygen: generateKey,
  sign: signFile,
  publish,
  promote: sendChange,
  canary: sendChange,
  rollback: sendChange,
  pin: sendChange,
  unpin: sendChange,
  list: sendQuestion,
  why: sendQuestion,
};

try {
  console.log(process.argv.includes('--help') ? usage : await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** @param {string[]} words */
async function run(words) {
  const given = readArguments(words, Object.keys(commands));
  return commands[/** @type {keyof typeof commands} */ (given.command)](given);
}
