import { currencyKey } from '@gallery/shared/contract/currencies/currency';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { footerToolsId } from '@gallery/shared/ui/page/footer-tools';
import { act, screen, waitFor } from '@testing-library/react';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import { chooseCurrency } from './chosen-currency';
import { CurrencyTool } from './currency-tool';

const rates = { rates: [{ code: 'USD', naira: 1_652 }], day: '2026-11-24', version: 1 };

function open(answer: object = rates) {
  const read = jest.fn(() => answer);
  stubApi({ '/currency': read });
  const page = renderApp(
    <>
      <p data-testid="price">
        <ReferencePrice amount={1_850_000} />
      </p>
      <p data-testid="on request">
        <ReferencePrice amount={null} />
      </p>
      <footer>
        <div id={footerToolsId} />
      </footer>
      <CurrencyTool />
    </>,
  );
  return { ...page, read };
}

afterEach(() => act(() => chooseCurrency(null)));

const price = () => screen.getByTestId('price');
const mark = () => document.documentElement.hasAttribute('data-currency');

test('a chosen currency appears beside prices, stays on the device, and can be left', async () => {
  const { user, read } = open();
  expect(price()).toHaveTextContent(/naira$/);
  expect(read).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Prices in other currencies' }));
  expect(await screen.findByText(/^Rates of November 24, 2026, as a reference/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'US Dollar (USD)' }));
  expect(price()).toHaveTextContent('≈ $1,120');
  expect(screen.getByTestId('on request')).toHaveTextContent(/^Price on request$/);
  expect([localStorage.getItem(currencyKey), mark()]).toEqual(['USD', true]);
  await user.click(screen.getByRole('radio', { name: 'No other currency' }));
  expect(price()).toHaveTextContent(/naira$/);
  expect([localStorage.getItem(currencyKey), mark()]).toEqual([null, false]);
});

test('a device that chose a currency loads it without a press', async () => {
  chooseCurrency('USD');
  open();
  await waitFor(() => expect(price()).toHaveTextContent('≈ $1,120'));
  expect(screen.getByRole('button', { name: 'Prices also in USD' })).toBeVisible();
});

test('a currency that the gallery no longer has is forgotten', async () => {
  chooseCurrency('EUR');
  open();
  await waitFor(() => expect(localStorage.getItem(currencyKey)).toBeNull());
  expect(mark()).toBe(false);
});

test('without rates the dialog says that prices stay in naira', async () => {
  const { user } = open({ rates: [], day: null, version: 0 });
  await user.click(screen.getByRole('button', { name: 'Prices in other currencies' }));
  expect(await screen.findByText(/Prices stay in naira\.$/)).toBeVisible();
});
