import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { contactMessages } from '../contact/contact.table';
import { people } from '../users/person.table';
import { users } from '../users/user.table';

const api = setUpAdminApi();
const { curator } = api;

describe('the sessions of a person', () => {
  async function signedUp() {
    const { user, token } = await signUp(api.app);
    const [person] = await api.db.select().from(people).where(eq(people.userId, user._id));
    const url = '/api/account/sessions';
    const isIn = async () => (await api.app.inject({ url, headers: bearer(token) })).statusCode === 200;
    return { user, path: `/person/${person?.id}/sessions`, isIn };
  }

  test('end when an administrator ends them, and the audit names both', async () => {
    const [ada, bisi] = [await signedUp(), await signedUp()];
    expect((await curator.does('DELETE', ada.path)).status).toBe(200);
    expect([await ada.isIn(), await bisi.isIn()]).toEqual([false, true]);
    const { entries } = await curator.sees(`/audit?subject=user&id=${ada.user._id}`);
    expect(entries).toMatchObject([{ action: 'Sessions ended', by: 'Ngọzi Eze' }]);
  });

  test('end only by an owner if they are of staff', async () => {
    const staff = await signedUp();
    await api.db.update(users).set({ role: 'admin' }).where(eq(users.id, staff.user._id));
    const manager = await newAdministrator(api.app, api.db, 'manager');
    expect((await manager.does('DELETE', staff.path)).status).toBe(403);
    expect(await staff.isIn()).toBe(true);
    expect((await curator.does('DELETE', staff.path)).status).toBe(200);
    expect(await staff.isIn()).toBe(false);
  });

  test('answers 404 for a person without an account', async () => {
    const message = { firstname: 'Ify', lastname: 'Nnaji', phone: '0701 222 3344', message: 'Good day' };
    const email = 'nobody@post.example';
    await api.db.insert(contactMessages).values({ id: randomUUID(), email, ...message });
    const [person] = await api.db.select().from(people).where(eq(people.email, email));
    expect((await curator.does('DELETE', `/person/${person?.id}/sessions`)).status).toBe(404);
  });
});
