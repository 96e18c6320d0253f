import { render, screen } from '@testing-library/react';
import { Price } from './price';

test('a price shows the naira sign and is read out in words', () => {
  render(<Price amount={250_000} />);
  expect(screen.getByText('#250,000')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('250,000 naira')).not.toHaveAttribute('aria-hidden');
});

test('a price on request is a text', () => {
  const { container } = render(<Price amount={null} />);
  expect(container).toHaveTextContent(/^Price on request$/);
});
