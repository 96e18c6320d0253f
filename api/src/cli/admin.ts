import { generatedPasswordNote } from '../features/auth/administrators/administrator';
import { operate } from '../operations/operate';
import { parseCommand } from './administrator-command';
import { runCommand } from './run-command';

await runCommand(async (config, args) => {
  const { order, generated } = await parseCommand(config, args);
  const done = await operate(config, 'administrate', order);
  return generated ? `${done}\nPassword: ${generated} (${generatedPasswordNote})` : done;
});
