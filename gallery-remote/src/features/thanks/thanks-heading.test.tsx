import { render, screen } from '@testing-library/react';
import { ThanksHeading } from './thanks-heading';

test('the heading keeps the focus when the confirmed order replaces the received payment', () => {
  const page = render(
    <ThanksHeading key="received" title="Payment received">
      confirming
    </ThanksHeading>,
  );
  screen.getByRole('heading', { name: 'Payment received' }).focus();
  page.rerender(
    <ThanksHeading key="thanks" title="Thank you, Ada">
      The work is yours.
    </ThanksHeading>,
  );
  expect(screen.getByRole('heading', { name: 'Thank you, Ada' })).toHaveFocus();
});
