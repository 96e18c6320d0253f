import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What no process may log: an address of a person, a password of the journeys, a card, or a token. */
const secrets = {
  'an email address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  'a password': /a long secret|harmattan over Ikoyi/,
  'a card': /\b4\d{3} ?\d{4} ?\d{4} ?\d{4}\b/,
  'a token': /\bBearer \S|[?&#](?:token|code|access)=\w|\bsession=\w/i,
};

/** Throws an error that names each line with a secret. */
export function expectNoSecretIn(folder: string): void {
  const leaks = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) =>
        Object.entries(secrets)
          .filter(([, pattern]) => pattern.test(line))
          .map(([what]) => `${file} holds ${what}: ${line}`),
      ),
  );
  if (leaks.length > 0) throw new Error(`The logs hold secrets.\n${leaks.slice(0, 20).join('\n')}`);
}
