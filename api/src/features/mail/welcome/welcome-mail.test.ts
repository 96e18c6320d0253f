import { eq } from 'drizzle-orm';
import { signUpForm } from '../../../testing/gallery/accounts';
import { buildTestApp, noJobs, testMail } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { mails } from '../mail.table';
import { outboxOf } from '../outbox';
import { welcomeBy } from './welcome-mail';

const onRegistered = welcomeBy(outboxOf(testMail, noJobs));
const api = setUp((db) => ({ app: buildTestApp(db, undefined, { onRegistered }) }));

const register = (form: object) =>
  api.app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
const mailsTo = (address: string) => api.db.select().from(mails).where(eq(mails.toAddress, address));

test('a new customer gets one welcome mail, however often the form is sent', async () => {
  const form = signUpForm({ firstname: 'Adaeze', email: 'adaeze@visitors.example' });
  await Promise.all(Array.from({ length: 10 }, () => register(form)));
  const [mail, ...others] = await mailsTo(form.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Welcome to Uli Gallery' });
  expect(mail?.text).toContain('Welcome, Adaeze\n\nYour account is ready.');
  expect(mail?.text).toContain('See the artworks:\nhttps://gallery.example/artist\n');
});

test('a refused registration sends no mail', async () => {
  const form = signUpForm({ email: 'typo@visitors.example', password_confirmation: 'another' });
  expect((await register(form)).statusCode).toBe(422);
  expect(await mailsTo(form.email)).toEqual([]);
});
