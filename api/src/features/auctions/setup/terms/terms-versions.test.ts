import { standardIncrements } from '@gallery/shared/auction/increments';
import { standardPremium, vatPercent } from '@gallery/shared/auction/premium';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { refuseUnknownTerms } from './terms-versions';

const adminApi = setUpAdminApi();
const { curator } = adminApi;

test('the first version of each kind has the gallery’s standard terms', async () => {
  const { increments, premium, conditions } = await curator.sees('/auction/terms');
  expect(increments).toMatchObject([{ version: 1, steps: standardIncrements }]);
  expect(premium).toMatchObject([{ version: 1, tiers: standardPremium, vat_percent: vatPercent }]);
  expect(conditions).toMatchObject([
    { version: 1, text: expect.stringContaining('binding'), pay_minutes: 2880 },
  ]);
});

test('adds versions with unique numbers, also in parallel, and keeps old ones', async () => {
  const steps = [
    { to: 100_000, by: 5_000 },
    { to: null, by: 10_000 },
  ];
  const texts = ['One.', 'Two.', 'Three.', 'Four.'];
  const answers = await Promise.all(
    texts.map((text) => curator.does('POST', '/auction/terms/conditions', { text })),
  );
  expect(answers.map(({ version }) => version).toSorted()).toEqual([2, 3, 4, 5]);
  expect(await curator.does('POST', '/auction/terms/increments', { steps })).toEqual({
    status: 201,
    message: 'Version 2 is saved.',
    version: 2,
  });
  const premium = { tiers: [{ to: null, percent: 12.5 }], vat_percent: 7.5 };
  expect((await curator.does('POST', '/auction/terms/premium', premium)).status).toBe(201);
  const soon = { text: 'Five.', pay_minutes: 1440 };
  expect((await curator.does('POST', '/auction/terms/conditions', soon)).version).toBe(6);
  const saved = await curator.sees('/auction/terms');
  expect(saved.increments[0]).toMatchObject({ version: 2, steps });
  expect(saved.premium[0]).toMatchObject({ version: 2, ...premium });
  expect(saved.conditions[0]).toMatchObject({ version: 6, ...soon });
  expect(saved.conditions.map(({ text }: { text: string }) => text).toSorted()).toEqual(
    [...texts, 'Five.', saved.conditions[5].text].toSorted(),
  );
});

test('refuses terms that bids cannot follow and gives the reason', async () => {
  const refused: [string, object, string][] = [
    ['increments', { steps: [{ to: null, by: 0 }] }, 'Every amount must be a whole number of naira from 1'],
    ['increments', { steps: [{ to: 50_000, by: 2_500 }] }, 'The last step must have no upper end'],
    [
      'increments',
      { steps: [{ to: 55_000, by: 2_500 }, { by: 10_000 }] },
      '55000 must be a multiple of the step above it, 10000',
    ],
    ['increments', { steps: [] }, 'At least one row is required'],
    ['increments', { steps: Array(41).fill({ to: null, by: 1 }) }, 'At most 40 rows'],
    [
      'premium',
      { tiers: [{ to: 5, percent: 15 }], vat_percent: 7.5 },
      'The last tier must have no upper end',
    ],
    ['premium', { tiers: [{ to: null, percent: 101 }], vat_percent: 7.5 }, 'Every percentage must be'],
    ['premium', { tiers: [{ to: null, percent: 15 }], vat_percent: 7.555 }, 'Every percentage must be'],
    ['conditions', { text: ' ' }, 'Conditions are required'],
    ...[0, 43_201, 1.5, 'two days'].map((pay_minutes): [string, object, string] => [
      'conditions',
      { text: 'Pay.', pay_minutes },
      'The time to pay must be a whole number of minutes from 1 to 43200',
    ]),
  ];
  for (const [kind, body, message] of refused) {
    const answer = await curator.does('POST', `/auction/terms/${kind}`, body);
    expect({ body, status: answer.status }).toEqual({ body, status: 422 });
    expect(answer.message).toContain(message);
  }
});

test('refuses an auction that names unknown versions of the terms', async () => {
  const input = { increments_version: 1, premium_version: 90, conditions_version: 91 };
  await expect(refuseUnknownTerms(adminApi.db, input as never)).rejects.toMatchObject({
    statusCode: 422,
    message: 'There is no version 90 of the premium',
    errors: { conditions_version: 'There is no version 91 of the conditions' },
  });
});
