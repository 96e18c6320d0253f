import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { staffInvitations } from '../../features/administrators/invitation.table';
import { ticketHashOf } from '../../features/recovery/recovery-secrets';
import { users } from '../../features/users/user.table';
import { signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';

export async function administratorSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { headers, user: owner } = await newAdministrator(app, db);
  const [curator, leaving] = [await addStaff(app, db), await addStaff(app, db)];
  const settings = { version: 0, ...sampleSettings };
  const list = '/api/administrators';
  const open = await addInvitation(db);
  const [read, accepted, taken] = [await addInvitation(db), await addInvitation(db), await addInvitation(db)];
  const passwords = { password: 'harmattan over Ikoyi', password_confirmation: 'harmattan over Ikoyi' };
  const acceptance = { firstname: 'Bisi', lastname: 'Eze', ...passwords };
  await db.update(staffInvitations).set({ email: owner.email }).where(eq(staffInvitations.id, taken.id));
  return {
    'PUT /api/settings 200': { headers, payload: settings },
    'PUT /api/settings 409': { headers, payload: { ...settings, hours: 'Always', version: 9 } },
    [`GET ${list} 200`]: { headers },
    [`PUT ${list}/{id} 200`]: {
      headers,
      url: `${list}/${curator}`,
      payload: { role: 'viewer', before: 'curator' },
    },
    [`PUT ${list}/{id} 409`]: {
      headers,
      url: `${list}/${curator}`,
      payload: { role: 'viewer', before: 'manager' },
    },
    [`DELETE ${list}/{id} 200`]: { headers, url: `${list}/${leaving}` },
    [`DELETE ${list}/{id} 409`]: { headers, url: `${list}/${owner._id}` },
    [`POST ${list}/invitations 201`]: { headers, payload: { email: newAddress(), role: 'viewer' } },
    [`POST ${list}/invitations 409`]: { headers, payload: { email: owner.email, role: 'viewer' } },
    [`POST ${list}/invitations/{id}/mail 200`]: { headers, url: `${list}/invitations/${open.id}/mail` },
    [`DELETE ${list}/invitations/{id} 200`]: { headers, url: `${list}/invitations/${open.id}` },
    'POST /api/invitation/read 200': { payload: { token: read.token } },
    'POST /api/invitation/read 404': { payload: { token: 'none' } },
    'POST /api/invitation/accept 200': { payload: { ...acceptance, token: accepted.token } },
    'POST /api/invitation/accept 404': { payload: { ...acceptance, token: 'none' } },
    'POST /api/invitation/accept 409': { payload: { ...acceptance, token: taken.token } },
  };
}

export const sampleSettings = {
  address: '1 Marina, Lagos',
  hours: 'Monday to Friday, 9:00 to 17:00',
  phone: '+234 700 000 0000',
  order_mails: true,
  order_mails_to: 'sales@gallery.example',
  hold_minutes: 15,
  quote_hold_minutes: 2880,
};

const newAddress = () => `${randomUUID()}@gallery.example`;

async function addStaff(app: FastifyInstance, db: Database, staffRole: StaffRole = 'curator') {
  const { user } = await signUp(app);
  await db.update(users).set({ role: 'admin', staffRole }).where(eq(users.id, user._id));
  return user._id;
}

async function addInvitation(db: Database) {
  const [id, token] = [randomUUID(), randomUUID()];
  const endsAt = new Date(Date.now() + 3_600_000);
  const waiting = { id, email: newAddress(), staffRole: 'curator', endsAt } as const;
  await db.insert(staffInvitations).values({ ...waiting, tokenHash: ticketHashOf(token) });
  return { id, token };
}
