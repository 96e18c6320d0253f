import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UserError } from '../../errors/error-message';
import { Loaded } from './loaded';

const refetch = jest.fn();
const loading = { data: undefined, error: null, refetch };

beforeEach(() => refetch.mockClear());

test('the skeleton shows while nothing is loaded', () => {
  show(loading);
  expect(screen.getByText('skeleton')).toBeVisible();
});

test("'Try again' reloads a part after a failure", async () => {
  const user = userEvent.setup();
  show({ ...loading, error: new UserError('The gallery is closed.') });
  expect(screen.getByRole('alert')).toHaveTextContent('The gallery is closed.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('the part keeps its data when a refresh fails', () => {
  show({ ...loading, data: 'a coil', error: new UserError('The gallery is closed.') });
  expect(screen.getByText('a coil')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function show(of: { data: string | undefined; error: Error | null; refetch: () => void }) {
  render(
    <Loaded of={of} skeleton={<p>skeleton</p>}>
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
}
