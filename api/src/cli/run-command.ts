import { writePrivately } from '@gallery/shared/server/files';
import { type Config, readConfig } from '../server/config/config';
import { startFailureOf } from '../server/start-failure';

export async function runCommand(run: (config: Config, args: string[]) => Promise<string>): Promise<void> {
  writePrivately();
  try {
    console.log(await run(readConfig(), process.argv.slice(2)));
  } catch (error) {
    console.error(startFailureOf(error));
    process.exitCode = 1;
  }
}
