import { refusalMessage } from './move-order';

test('a refusal says what an order is, and does not say twice that it is canceled', () => {
  expect(refusalMessage('Shipped', 'Canceled')).toBe('This order is shipped: it cannot become canceled.');
  expect(refusalMessage('Canceled', 'Canceled')).toBe('This order is already canceled.');
});
