import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PagerBar } from './pager-bar';

function List() {
  const [page, setPage] = useState(1);
  return (
    <PagerBar
      pageKey={String(page)}
      onBack={page === 1 ? null : () => setPage(1)}
      onNext={page === 2 ? null : () => setPage(2)}
    >
      Page {page}
    </PagerBar>
  );
}

test('a turned page scrolls to its top, and a disabled button passes the focus to the range', async () => {
  const user = userEvent.setup();
  render(<List />);
  document.documentElement.scrollTop = 900;
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Page 2')).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
