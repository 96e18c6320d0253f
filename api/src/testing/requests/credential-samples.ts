import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { emailChanges } from '../../features/credentials/email-change.table';
import { emailChangePurpose } from '../../features/credentials/request-email-change';
import { signedIdsOf } from '../../http/signed-ids';
import { bearer, signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';
import { testSecret } from '../server/test-app';

/** A person who changes the password, one who changes the address, and an administrator, who may not. */
export async function credentialSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const [ada, bisi] = [await signUp(app), await signUp(app)];
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
    'PUT /api/auth/password 200': { headers: bearer(ada.token), payload: newPassword },
    'PUT /api/auth/password 403': { headers: admin, payload: newPassword },
    'PUT /api/auth/email 200': { headers: bearer(bisi.token), payload: newEmail },
    'PUT /api/auth/email 403': { headers: admin, payload: newEmail },
    'POST /api/auth/email/confirm 200': await waiting(`${randomUUID()}@visitors.example`),
    'POST /api/auth/email/confirm 409': await waiting(ada.user.email),
  };
}

const inOneHour = () => new Date(Date.now() + 3_600_000);
