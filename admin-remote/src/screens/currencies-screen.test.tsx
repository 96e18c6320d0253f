import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { CurrenciesScreen } from './currencies-screen';

const answer = { rates: [{ code: 'USD', naira: 1_652.5 }], day: '2026-11-24', version: 3 };

function open() {
  const save = jest.fn((_query: unknown, body: unknown) => ({
    message: 'Rates saved.',
    ...(body as object),
    version: 4,
  }));
  stubApi({ '/currency': answer, 'PUT /currency': save });
  return { ...renderApp(<CurrenciesScreen />, '/admin/currencies'), save };
}

test('a curator reads and replaces the rates with their date', async () => {
  const { user, notify, save } = open();
  const rates = await screen.findByLabelText('Naira for one unit');
  expect(rates).toHaveValue('USD: 1,652.5');
  expect(screen.getByLabelText('Date of the rates')).toHaveValue('2026-11-24');
  await user.type(rates, '{Enter}gbp 2,100');
  await user.click(screen.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Rates saved.', 'success'));
  expect(save.mock.calls[0]?.[1]).toEqual({
    rates: [
      { code: 'USD', naira: 1_652.5 },
      { code: 'GBP', naira: 2_100 },
    ],
    day: '2026-11-24',
    version: 3,
  });
});

test('a line without a rate is refused at the field, and nothing is sent', async () => {
  const { user, save } = open();
  await user.type(await screen.findByLabelText('Naira for one unit'), '{Enter}dollars');
  await user.click(screen.getByRole('button', { name: 'Save rates' }));
  expect(await screen.findByText(/‘dollars’ is not understood/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});
