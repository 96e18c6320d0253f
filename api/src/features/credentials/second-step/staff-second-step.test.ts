import { bearer, signUpForm } from '../../../testing/gallery/accounts';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addSecondStep, codeOf } from '../../../testing/gallery/authenticators';
import { buildTestApp } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';

const api = setUp((db) => ({ app: buildTestApp(db, undefined, { staffSecondStep: true }) }));
const { password } = signUpForm();

const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload });

test('an administrator reads nothing in the back office before the second step', async () => {
  const { user, headers, sees } = await newAdministrator(api.app, api.db);
  const token = headers.authorization.slice('Bearer '.length);
  expect(await sees('/person')).toMatchObject({
    status: 403,
    message: expect.stringContaining('second step'),
  });
  const logIn = () => post('/auth/login', { email: user.email, password });
  expect((await logIn()).json().data.user).toMatchObject({ role: 'admin', needsSecondStep: true });

  const { key } = await addSecondStep(api.app, { token, password });
  expect((await sees('/person')).status).toBe(200);
  const { ticket } = (await logIn()).json().second_step;
  const { data } = (await post('/auth/second-step', { ticket, code: codeOf(key) })).json();
  expect(data.user.needsSecondStep).toBeUndefined();
  const list = await api.app.inject({ url: '/api/person', headers: bearer(data.token) });
  expect(list.statusCode).toBe(200);
});
