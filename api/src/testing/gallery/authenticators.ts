import type { AuthenticatorConfirmed, NewAuthenticator } from '@gallery/shared/contract/log-in/second-step';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { bearer } from './accounts';

type Person = { token: string; password: string };

/** Returns the code of an app, `steps` of 30 seconds from now. */
export function codeOf(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

export async function beginSecondStep(app: FastifyInstance, { token, password }: Person): Promise<string> {
  const payload = { current_password: password };
  const begin = { method: 'POST' as const, url: '/api/account/authenticator', headers: bearer(token) };
  return (await app.inject({ ...begin, payload })).json<NewAuthenticator>().key;
}

/** Gives an account a second step, confirmed with the code of the step before. */
export async function addSecondStep(app: FastifyInstance, person: Person) {
  const key = await beginSecondStep(app, person);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/authenticator/confirm',
    headers: bearer(person.token),
    payload: { code: codeOf(key, -1) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { key, recoveryCodes: answer.json<AuthenticatorConfirmed>().recovery_codes };
}
