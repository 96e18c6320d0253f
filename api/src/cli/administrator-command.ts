import { randomBytes } from 'node:crypto';
import { strongPasswordRule } from '@gallery/shared/contract/account/user';
import { string } from 'yup';
import {
  type AdministratorCommand,
  type AdministratorRequest,
  administratorCommands,
} from '../features/auth/administrators/manage-administrators';
import { isStrongPassword } from '../features/auth/administrators/strong-password';
import type { Config } from '../server/config/config';
import { promptPassword } from './prompt-password';

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
