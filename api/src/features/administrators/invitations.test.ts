import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { desc, eq, sql } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { audits } from '../audit/audit.table';
import { mails } from '../mail/mail.table';
import { users } from '../users/user.table';
import { staffInvitations } from './invitation.table';
import { deleteOldInvitations } from './invite';

const api = setUpAdminApi();
const { curator: owner } = api;

beforeEach(async () => {
  await api.db.delete(staffInvitations);
  await api.db.delete(mails);
  await api.db.delete(audits);
});

const newAddress = () => `${randomUUID()}@gallery.example`;
const password = 'harmattan over Ikoyi';

async function invite(email = newAddress(), role: StaffRole = 'curator') {
  const { invitation, ...answer } = await owner.does('POST', '/administrators/invitations', { email, role });
  return { email, ...answer, id: invitation?._id as string, invitation };
}

async function tokenTo(email: string) {
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, email))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return /\/admin#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? 'no token';
}

async function post(url: string, payload: object) {
  const answer = await api.app.inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}

const accept = (token: string, given: object = {}) =>
  post('/invitation/accept', {
    token,
    firstname: 'Bísí',
    lastname: 'Adé',
    password,
    password_confirmation: password,
    ...given,
  });

const actions = async () =>
  (await api.db.select().from(audits).orderBy(audits.id)).map(({ action }) => action);

test('mails an invitation for seven days and stores only a hash of its token', async () => {
  const { email, status, message, invitation } = await invite();
  expect([status, message]).toEqual([201, `Invitation sent to ${email}.`]);
  expect(invitation).toMatchObject({ email, role: 'curator', by: 'Ngọzi Eze', expired: false });
  const days = (Date.parse(invitation.ends_at) - Date.parse(invitation.sent_at)) / 86_400_000;
  expect(days).toBe(7);
  const token = await tokenTo(email);
  const [saved] = await api.db.select().from(staffInvitations);
  expect(JSON.stringify(saved)).not.toContain(token);
  const [mail] = await api.db.select().from(mails);
  expect(mail?.subject).toBe('Ngọzi Eze invites you to the back office');
  expect(mail?.html).toContain('Accept the invitation');
  expect((await owner.sees('/administrators')).invitations).toEqual([invitation]);
});

test('the invited person reads the invitation and accepts it with a password', async () => {
  const { email } = await invite();
  const token = await tokenTo(email);
  const read = await post('/invitation/read', { token });
  expect(read).toMatchObject({ status: 200, email, role: 'curator', by: 'Ngọzi Eze', has_account: false });
  expect(await accept(token)).toMatchObject({ status: 200 });
  const logIn = await post('/auth/login', { email, password });
  expect(logIn.data.user).toMatchObject({ firstname: 'Bísí', role: 'admin', staffRole: 'curator' });
  expect((await owner.sees('/administrators')).invitations).toEqual([]);
  expect(await actions()).toEqual(['Administrator invited', 'Administrator added']);
  const accepted = await api.db.select().from(mails).where(eq(mails.subject, 'You are an administrator now'));
  expect(accepted).toHaveLength(1);
});

test('accepting gives an existing account the role and a new password, and ends its sessions', async () => {
  const { user, token: session, password: earlier } = await signUp(api.app, { firstname: 'Ada' });
  await invite(user.email.toUpperCase(), 'manager');
  const token = await tokenTo(user.email.toUpperCase());
  expect(await post('/invitation/read', { token })).toMatchObject({ has_account: true });
  await accept(token);
  const ended = await api.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(session) });
  expect(ended.statusCode).toBe(401);
  expect(await post('/auth/login', { email: user.email, password: earlier })).toMatchObject({ status: 401 });
  const { data } = await post('/auth/login', { email: user.email, password });
  expect(data.user).toMatchObject({ _id: user._id, firstname: 'Ada', staffRole: 'manager' });
  const [account] = await api.db.select().from(users).where(eq(users.id, user._id));
  expect(account?.emailConfirmedAt).not.toBeNull();
});

test('one of ten acceptances at once counts', async () => {
  const { email } = await invite();
  const token = await tokenTo(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
});

test('ten invitations of one address at once send one mail', async () => {
  const email = newAddress();
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(email)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await api.db.$count(mails)).toBe(1);
  expect(answers.find(({ status }) => status === 409)?.message).toContain('has an invitation already');
});

test('a link sent again replaces the earlier one', async () => {
  const { email, id } = await invite();
  const earlier = await tokenTo(email);
  await api.db.update(mails).set({ createdAt: sql`created_at - interval '1 minute'` });
  expect(await owner.does('POST', `/administrators/invitations/${id}/mail`)).toMatchObject({
    status: 200,
    message: `Invitation sent to ${email} again.`,
  });
  expect(await accept(earlier)).toMatchObject({ status: 404 });
  expect(await accept(await tokenTo(email))).toMatchObject({ status: 200 });
});

test('a withdrawn or expired invitation opens nothing', async () => {
  const withdrawn = await invite();
  const token = await tokenTo(withdrawn.email);
  const url = `/administrators/invitations/${withdrawn.id}`;
  expect(await owner.does('DELETE', url)).toMatchObject({ status: 200 });
  expect(await owner.does('DELETE', url)).toMatchObject({ status: 404 });
  expect(await post('/invitation/read', { token })).toMatchObject({ status: 404 });
  expect(await actions()).toEqual(['Administrator invited', 'Invitation withdrawn']);

  const late = await invite();
  const lateToken = await tokenTo(late.email);
  await expire('7 days');
  expect(await accept(lateToken)).toMatchObject({ status: 404 });
  expect((await owner.sees('/administrators')).invitations).toMatchObject([{ expired: true }]);
});

test('deletes an invitation thirty days after its end', async () => {
  await invite();
  await expire('36 days');
  await deleteOldInvitations(api.db);
  expect(await api.db.$count(staffInvitations)).toBe(1);
  await expire('2 days');
  await deleteOldInvitations(api.db);
  expect(await api.db.$count(staffInvitations)).toBe(0);
});

const expire = (time: string) =>
  api.db.update(staffInvitations).set({
    sentAt: sql`sent_at - ${time}::interval`,
    endsAt: sql`ends_at - ${time}::interval`,
  });

test('refuses to invite an administrator, and to accept when already one', async () => {
  expect(await invite(owner.user.email.toUpperCase())).toMatchObject({ status: 409 });
  const { email } = await invite();
  const { user } = await signUp(api.app, { email });
  await api.db.update(users).set({ role: 'admin', staffRole: 'owner' }).where(eq(users.id, user._id));
  expect(await accept(await tokenTo(email))).toMatchObject({
    status: 409,
    message: 'You are an administrator already. Log in.',
  });
});

test.each([
  [{ password: 'gallery12345', password_confirmation: 'gallery12345' }, 'password'],
  [{ password_confirmation: 'another' }, 'password_confirmation'],
  [{ firstname: '' }, 'firstname'],
])('refuses %j and keeps the invitation', async (given, field) => {
  const { email } = await invite();
  const answer = await accept(await tokenTo(email), given);
  expect(answer).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  expect(await api.db.$count(staffInvitations)).toBe(1);
});
