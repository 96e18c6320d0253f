import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { emailChanges } from '../../features/credentials/email-change.table';
import { emailChangePurpose } from '../../features/credentials/request-email-change';
import { signedIdsOf } from '../../http/signed-ids';
import { bearer, signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';
import { testAdministrator, testSecret } from '../server/test-app';

export async function credentialSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const [ada, bisi] = [await signUp(app), await signUp(app)];
  const [cleo, dayo] = [await signUp(app), await signUp(app)];
  const ofSettings = await signUp(app, { email: testAdministrator.email });
  await addOrder(db, { userId: dayo.user._id });
  const { headers: admin } = await newAdministrator(app, db);
  const passwords = { password: 'a new one', password_confirmation: 'a new one' };
  const newPassword = { ...passwords, current_password: ada.password };
  const newEmail = { email: `${randomUUID()}@visitors.example`, current_password: bisi.password };
  const waiting = async (email: string) => {
    const id = randomUUID();
    const { user } = await signUp(app);
    await db.insert(emailChanges).values({ id, userId: user._id, email, endsAt: inOneHour() });
    return { payload: { token: signedIdsOf([testSecret], emailChangePurpose).sign(id) } };
  };
  return {
    'GET /api/account/export 200': { headers: bearer(bisi.token) },
    ...deletions({ cleo, dayo, admin }),
    'PUT /api/auth/password 200': { headers: bearer(ada.token), payload: newPassword },
    'PUT /api/auth/password 403': { headers: bearer(ofSettings.token), payload: newPassword },
    'PUT /api/auth/email 200': { headers: bearer(bisi.token), payload: newEmail },
    'PUT /api/auth/email 403': { headers: admin, payload: newEmail },
    'POST /api/auth/email/confirm 200': await waiting(`${randomUUID()}@visitors.example`),
    'POST /api/auth/email/confirm 409': await waiting(ada.user.email),
  };
}

type Person = Awaited<ReturnType<typeof signUp>>;
type Deletions = { cleo: Person; dayo: Person; admin: ReturnType<typeof bearer> };

/** Cleo's token ends with her account, so the other requests are Dayo's, who has an open order. */
function deletions({ cleo, dayo, admin }: Deletions): Record<string, InjectOptions> {
  const [path, headers] = ['POST /api/account/delete', bearer(dayo.token)];
  const wrong = { headers, payload: { current_password: 'wrong' } };
  const sent = (type: string, payload: string) => ({
    headers: { ...headers, 'content-type': type },
    payload,
  });
  return {
    [`${path} 200`]: { headers: bearer(cleo.token), payload: { current_password: cleo.password } },
    [`${path} 400`]: sent('application/json', '{'),
    [`${path} 403`]: { headers: admin, payload: { current_password: cleo.password } },
    [`${path} 409`]: { headers, payload: { current_password: dayo.password } },
    [`${path} 413`]: sent('application/json', JSON.stringify('a'.repeat(66_000))),
    [`${path} 415`]: sent('text/csv', 'a,b'),
    [`${path} 422`]: wrong,
    [`${path} 429`]: wrong,
  };
}

const inOneHour = () => new Date(Date.now() + 3_600_000);
