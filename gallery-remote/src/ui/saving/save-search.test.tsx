import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen } from '@testing-library/react';
import { SaveSearch } from './save-search';
import { fillSearchSlots, SearchSlot } from './search-slot';

const query = 'type=Painting&max=500000';

test('a visitor without an account is led to the log-in', async () => {
  renderApp(<SearchSlot query={query} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => fillSearchSlots(SaveSearch));
  expect(await screen.findByRole('link', { name: 'Save this search' })).toHaveAttribute('href', '/login');
});

test('a customer saves the filters in use and finds them in the account', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST /following/searches': (_query, body) => {
      sent.push(body);
      return { message: 'Search saved: Paintings under #500,000.' };
    },
  });
  const { user, notify } = renderApp(<SaveSearch query={query} />, '/artist', { session: customerSession() });
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  expect(await screen.findByRole('link', { name: 'See your saved searches' })).toHaveAttribute(
    'href',
    '/dashboard/following',
  );
  expect(sent).toEqual([{ query }]);
  expect(notify).toHaveBeenCalledWith('Search saved: Paintings under #500,000.', 'success');
});
