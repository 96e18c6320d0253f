import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { strongPasswordRule } from '@gallery/shared/contract/account/user';
import { string } from 'yup';
import {
  type AdministratorCommand,
  type AdministratorRequest,
  administratorCommands,
} from '../features/auth/administrators/manage-administrators';
import { isStrongPassword } from '../features/auth/administrators/strong-password';
import type { Config } from '../server/config/config';

const usage = 'npm run admin -- add|remove|password|reset-second-step EMAIL [--generate]';

/** Prompts for a password unless one is generated. Throws an error with a printable message for missing or bad input. */
export async function parseCommand(
  { administrator }: Pick<Config, 'administrator'>,
  args: string[],
): Promise<{ order: AdministratorRequest; generated: string | null }> {
  const [command, email = '', ...more] = args.filter((one) => one !== '--generate');
  if (!isCommand(command) || !isAddress(email) || more.length > 0) throw new Error(usage);
  if (command === 'reset-second-step') return { order: { command, email }, generated: null };
  if (administrator?.email.toLowerCase() === email.toLowerCase()) {
    throw new Error(
      `Every start sets ${email} up from ADMIN_EMAIL and ADMIN_PASSWORD: change them and start again.`,
    );
  }
  if (command === 'remove') return { order: { command, email }, generated: null };
  const generated = args.includes('--generate') ? randomBytes(15).toString('base64url') : null;
  const password = generated ?? (await promptPassword(email));
  if (!isStrongPassword(password, email)) throw new Error(`The password must have ${strongPasswordRule}.`);
  if (password.length > 128) throw new Error('The password must have at most 128 characters.');
  return { order: { command, email, password, isGenerated: generated !== null }, generated };
}

function isCommand(word: string | undefined): word is AdministratorCommand {
  return administratorCommands.some((command) => command === word);
}

function isAddress(word: string): boolean {
  return string().required().email().isValidSync(word);
}

/** Prompts twice without echo on a terminal, or reads the first line of piped input. */
async function promptPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    return line;
  }
  const discarded = new Writable({ write: (_typed, _encoding, done) => done() });
  // Echo must be off before the prompt appears.
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(new Error('Nothing was changed.'));
    terminal.once('SIGINT', cancel).once('close', cancel);
  });
  cancelled.catch(() => {});
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await Promise.race([terminal.question(''), cancelled]);
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask(`Password of ${email}: `);
    if ((await ask('Again: ')) !== password) throw new Error('These are two different passwords.');
    return password;
  } finally {
    terminal.close();
  }
}
