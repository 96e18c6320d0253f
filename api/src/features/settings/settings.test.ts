import { brand } from '@gallery/shared/brand';
import { roleRefusal } from '@gallery/shared/contract/account/roles';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { sampleSettings as form } from '../../testing/requests/administrator-samples';
import { buildTestApp } from '../../testing/server/test-app';
import { waitFor } from '../../testing/server/wait-for';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { gallerySettings } from './gallery-settings.table';
import { savedMinutes } from './settings';

const api = setUpAdminApi();
const { curator: owner } = api;

beforeEach(() => api.db.delete(gallerySettings));

const facts = async (app = api.app) => (await app.inject('/api/gallery')).json();
const { address, hours, phone } = brand;

test('the defaults count until an owner saves settings', async () => {
  const { settings } = await owner.sees('/settings');
  expect(settings).toEqual({
    address,
    hours,
    phone,
    order_mails: false,
    order_mails_to: 'curators@uligallery.example',
    hold_minutes: 15,
    quote_hold_minutes: 2880,
    offer_days: 3,
    return_days: 14,
    version: 0,
  });
  expect(await savedMinutes(api.db)).toEqual({});
});

test('an owner changes settings, and the history names what changed', async () => {
  const { settings: before } = await owner.sees('/settings');
  const changed = { ...before, hours: form.hours, hold_minutes: 30 };
  const saved = await owner.does('PUT', '/settings', changed);
  expect(saved).toMatchObject({
    status: 200,
    message: 'Settings saved.',
    settings: { hours: form.hours, hold_minutes: 30, version: 1 },
  });
  expect(saved.audit.at(-1)).toMatchObject({
    by: 'Ngọzi Eze',
    action: 'Settings changed',
    from: `hours: ${hours}; hold_minutes: 15`,
    to: `hours: ${form.hours}; hold_minutes: 30`,
  });
  expect(await savedMinutes(api.db)).toEqual({ holdMinutes: 30, quoteHoldMinutes: 2880 });
});

test('visitors read the change within seconds, also from another process', async () => {
  const other = buildTestApp(api.db);
  await facts(other);
  await owner.does('PUT', '/settings', { ...form, version: 0 });
  const expected = {
    address: form.address,
    hours: form.hours,
    phone: form.phone,
    offer_days: 3,
    return_days: 14,
  };
  await waitFor(async () => expect(await facts(other)).toEqual(expected));
  await other.close();
});

test('an edit without the days keeps them', async () => {
  await owner.does('PUT', '/settings', { ...form, offer_days: 5, return_days: 30, version: 0 });
  const saved = await owner.does('PUT', '/settings', { ...form, hours: 'Always', version: 1 });
  expect(saved.settings).toMatchObject({ offer_days: 5, return_days: 30, version: 2 });
});

test('ten edits at once save one, and the others receive it', async () => {
  const edits = Array.from({ length: 10 }, (_, place) => ({ ...form, hold_minutes: 20 + place, version: 0 }));
  const answers = await Promise.all(edits.map((edit) => owner.does('PUT', '/settings', edit)));
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { settings } of refused) expect(settings).toEqual(saved[0]?.settings);
});

test('the same settings again add no version', async () => {
  await owner.does('PUT', '/settings', { ...form, version: 0 });
  const again = await owner.does('PUT', '/settings', { ...form, version: 0 });
  expect(again).toMatchObject({ status: 200, settings: { version: 1 } });
  expect(await api.db.$count(gallerySettings)).toBe(1);
});

test('a manager neither reads nor changes settings', async () => {
  const manager = await newAdministrator(api.app, api.db, 'manager');
  const refusal = { status: 403, message: roleRefusal('manager', 'settings') };
  expect(await manager.sees('/settings')).toMatchObject(refusal);
  expect(await manager.does('PUT', '/settings', { ...form, version: 0 })).toMatchObject(refusal);
});

test.each([
  ['address', ''],
  ['hours', 'Monday\nTuesday'],
  ['phone', 'call us'],
  ['order_mails', 'perhaps'],
  ['order_mails_to', 'sales'],
  ['hold_minutes', 0],
  ['hold_minutes', 2_000],
  ['quote_hold_minutes', 1.5],
  ['offer_days', 0],
  ['return_days', 61],
  ['version', -1],
])('refuses %s %j', async (field, value) => {
  const answer = await owner.does('PUT', '/settings', { ...form, version: 0, [field]: value });
  expect(answer).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
});
