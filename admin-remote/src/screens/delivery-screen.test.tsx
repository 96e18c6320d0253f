import { deliveryPaths } from '@gallery/shared/contract/delivery/delivery';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { DeliveryScreen } from './delivery-screen';

const lagos = {
  name: 'Lagos',
  country: 'NG',
  states: ['Lagos'],
  days: 'two to four days',
  rates: [
    { up_to_cm: 80, up_to_kg: 10, price: 12_000 },
    { up_to_cm: 250, up_to_kg: null, price: 45_000 },
  ],
};
const nigeria = { ...lagos, name: 'Nigeria', states: [], rates: [] };
const audit = [
  { at: '2026-11-20T10:00:00.000Z', by: 'Ada Obi', action: 'Delivery prices changed', from: null, to: 'x' },
];

type Table = { zones: unknown; version: number };

function open(answer = (sent: Table): unknown => saved(sent)) {
  const save = jest.fn((_query: unknown, sent: unknown) => answer(sent as Table));
  const table = { zones: [lagos, nigeria], version: 3 };
  stubApi({ [deliveryPaths.zones]: { table, audit }, [`PUT ${deliveryPaths.zones}`]: save });
  return { ...renderApp(<DeliveryScreen />, '/admin/delivery'), save };
}

const saved = ({ zones, version }: Table) => ({
  message: 'Delivery prices saved.',
  table: { zones, version: version + 1 },
  audit,
});
const zone = (name: string) => screen.findByRole('article', { name });

test('a curator reads each zone with its place, days, and prices', async () => {
  open();
  expect(await zone('Lagos')).toHaveTextContent('Lagos (Nigeria) · two to four days');
  expect(await zone('Lagos')).toHaveTextContent('Up to 80 cm, 10 kg#12,000');
  expect(await zone('Nigeria')).toHaveTextContent('The rest of Nigeria');
  expect(await zone('Nigeria')).toHaveTextContent('Every work at a price on request.');
  expect(screen.getByText('Ada Obi,', { exact: false })).toBeVisible();
});

test('a curator changes a price, and the other zones stay', async () => {
  const { user, notify, save } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Lagos' }));
  const prices = screen.getByLabelText('Prices, in naira');
  expect(prices).toHaveValue('80 cm, 10 kg: 12,000\n250 cm: 45,000');
  await user.clear(prices);
  await user.type(prices, '80 cm, 10 kg: 15,000');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Delivery prices saved.', 'success'));
  const cheaper = { ...lagos, rates: [{ up_to_cm: 80, up_to_kg: 10, price: 15_000 }] };
  expect(save.mock.calls[0]?.[1]).toEqual({ zones: [cheaper, nigeria], version: 3 });
  expect(await zone('Lagos')).toHaveTextContent('#15,000');
  expect(screen.queryByRole('button', { name: 'Save zone' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Lagos' })).toHaveFocus();
});

test('a line that is no price is refused at the field, and nothing is sent', async () => {
  const { user, save } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Lagos' }));
  await user.type(screen.getByLabelText('Prices, in naira'), '{Enter}cheap');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText(/‘cheap’ is not understood/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('a curator adds a zone for everywhere else and removes another', async () => {
  const { user, save } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }));
  await user.type(screen.getByLabelText('Name'), 'Abroad');
  await user.type(screen.getByLabelText('Days'), 'three weeks');
  await user.type(screen.getByLabelText('Prices, in naira'), '80cm 10kg: 210000');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await zone('Abroad')).toHaveTextContent('Everywhere else');
  expect(screen.getByRole('button', { name: 'Add a zone' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Nigeria' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  const rates = [{ up_to_cm: 80, up_to_kg: 10, price: 210_000 }];
  const abroad = { name: 'Abroad', country: null, states: [], days: 'three weeks', rates };
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(expect.anything(), { zones: [lagos, abroad], version: 4 }),
  );
});

test('a curator edits two zones at once and saves one after the other', async () => {
  const { user, save } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Lagos' }));
  await user.click(screen.getByRole('button', { name: 'Edit Nigeria' }));
  for (const name of ['Lagos', 'Nigeria']) {
    const form = within(screen.getByRole('form', { name: `Zone ${name}` }));
    await user.type(form.getByLabelText('Days'), ' or more');
    await user.click(form.getByRole('button', { name: 'Save zone' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${name}` })).toHaveFocus());
  }
  const days = 'two to four days or more';
  const zones = [lagos, nigeria].map((one) => ({ ...one, days }));
  expect(save).toHaveBeenLastCalledWith(expect.anything(), { zones, version: 4 });
});

test('a zone that somebody else has changed keeps the version of its form', async () => {
  const { user, save } = open(({ version }) =>
    saved({ zones: [{ ...lagos, days: 'a week' }, nigeria], version }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Lagos' }));
  await user.click(screen.getByRole('button', { name: 'Edit Nigeria' }));
  for (const name of ['Nigeria', 'Lagos']) {
    const form = within(screen.getByRole('form', { name: `Zone ${name}` }));
    await user.click(form.getByRole('button', { name: 'Save zone' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${name}` })).toHaveFocus());
  }
  expect(save).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ version: 3 }));
});
