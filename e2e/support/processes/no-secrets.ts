import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { secretsIn } from '../secrets';

/** Throws an error that names each line with a secret. */
export function expectNoSecretIn(folder: string): void {
  const leaks = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => secretsIn(line).map((what) => `${file} holds ${what}: ${line.slice(0, 400)}`)),
  );
  if (leaks.length > 0) throw new Error(`The logs or traces hold secrets.\n${leaks.slice(0, 20).join('\n')}`);
}
