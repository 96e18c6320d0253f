import { eq } from 'drizzle-orm';
import { signUp } from '../../testing/gallery/accounts';
import { setUpRecovery } from '../../testing/setup/recoveries';
import { users } from '../users/user.table';
import { recoveries } from './recovery.table';

const recovery = setUpRecovery();

async function promote(id: string): Promise<void> {
  await recovery.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
}

test('an administrator gets an email with instructions and no code', async () => {
  const { user } = await signUp(recovery.app);
  await promote(user._id);
  const customer = await signUp(recovery.app);
  const answers = [await recovery.forgot(user.email), await recovery.forgot(customer.user.email)];
  const [asAdministrator, asCustomer] = answers.map((answer) => ({ ...answer.json(), request: '' }));
  expect(asAdministrator).toEqual(asCustomer);
  const [id = ''] = recovery.requested;
  await recovery.runJob(id);
  await recovery.runJob(id);
  const { subject, text } = await recovery.newestMailTo(user.email);
  expect(subject).toBe('A new password for an administrator');
  expect(text).toContain(`npm run admin -- password ${user.email}`);
  expect(text).not.toMatch(/Code|reset-password/);
  const [row] = await recovery.db.select().from(recoveries).where(eq(recoveries.id, id));
  expect(row).toMatchObject({ codeHash: null, ticketHash: null });
  await recovery.expectWrong(user.email, '0000');
});

test('refuses a code to a customer who becomes an administrator meanwhile', async () => {
  const { user, password } = await signUp(recovery.app);
  const ticket = await recovery.ticketFor(user.email);
  await promote(user._id);
  expect((await recovery.choose(ticket, 'a new one')).statusCode).toBe(422);
  expect((await recovery.post('login', { email: user.email, password })).statusCode).toBe(200);
});
