import type { FastifyInstance, InjectOptions } from 'fastify';
import { bearer, signUp } from '../gallery/accounts';
import { addSecondStep, beginSecondStep, codeOf } from '../gallery/authenticators';

/** People without, with a begun, and with a second step, whose codes are made when a test sends them. */
export async function secondStepSamples(app: FastifyInstance): Promise<Record<string, InjectOptions>> {
  const [none, begun, leaving] = [await signUp(app), await signUp(app), await signUp(app)];
  const { person, key, ticket } = await waiting(app);
  const [begunKey, leavingKey] = [await beginSecondStep(app, begun), (await addSecondStep(app, leaving)).key];
  const renewing = await signUp(app);
  const { key: renewingKey } = await addSecondStep(app, renewing);
  const [path, wrong] = ['POST /api/account/authenticator', { code: '000000' }];
  const headers = bearer(person.token);
  const ofLeaving = { headers: bearer(leaving.token) };
  const guess = { current_password: 'wrong', ...wrong };
  return {
    'POST /api/auth/login 202': { payload: { email: person.user.email, password: person.password } },
    'POST /api/auth/second-step 200': { payload: withCode(key, { ticket }) },
    'POST /api/auth/second-step 401': { payload: { ticket: 'none', ...wrong } },
    'POST /api/auth/second-step 429': { payload: { ticket: (await waiting(app)).ticket, ...wrong } },
    [`${path} 200`]: { headers: bearer(none.token), payload: { current_password: none.password } },
    [`${path} 409`]: { headers, payload: { current_password: person.password } },
    [`${path} 429`]: { headers: bearer(none.token), payload: { current_password: 'wrong' } },
    [`${path}/confirm 200`]: { headers: bearer(begun.token), payload: withCode(begunKey) },
    [`${path}/confirm 409`]: { headers, payload: withCode(key) },
    [`${path}/confirm 429`]: { headers: bearer(begun.token), payload: wrong },
    [`${path}/recovery-codes 200`]: { headers: bearer(renewing.token), payload: withCode(renewingKey) },
    [`${path}/recovery-codes 429`]: { headers: bearer(renewing.token), payload: wrong },
    [`${path}/remove 200`]: {
      ...ofLeaving,
      payload: withCode(leavingKey, { current_password: leaving.password }),
    },
    [`${path}/remove 429`]: { ...ofLeaving, payload: guess },
  };
}

async function waiting(app: FastifyInstance) {
  const person = await signUp(app);
  const { key } = await addSecondStep(app, person);
  const payload = { email: person.user.email, password: person.password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { person, key, ticket: String(answer.json().second_step.ticket) };
}

function withCode(key: string, rest: object = {}): object {
  return Object.defineProperty({ ...rest }, 'code', { enumerable: true, get: () => codeOf(key) });
}
