import { orderOf } from './operations/administrator-order';
import { operate } from './operations/operate';
import { runCommand } from './operations/run-command';

await runCommand(async (config, args) => {
  const { order, generated } = await orderOf(config, args);
  const done = await operate(config, 'administrate', order);
  return generated ? `${done}\nPassword: ${generated} (shown only now)` : done;
});
