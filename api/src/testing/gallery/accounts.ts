import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { FastifyInstance } from 'fastify';

export function signUpForm(given: Record<string, string> = {}) {
  const password = given.password ?? 'ọ̀nà wà níbẹ̀ 1960';
  return {
    title: 'Miss',
    firstname: 'Adébáyọ̀',
    lastname: 'Ọlátúnjí',
    email: `${randomUUID()}@visitors.example`,
    mobile: '+2348030000000',
    password,
    password_confirmation: password,
    ...given,
  };
}

export async function signUp(app: FastifyInstance, given: Record<string, string> = {}) {
  const form = signUpForm(given);
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { ...answer.json<SignedInAnswer>().data, password: form.password };
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
