import { useQuery } from '@gallery/shared/query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { networkMessage } from '../contract/fields/answer';
import { UserError } from '../errors/error-message';
import { renderApp } from '../testing/render-app';
import { Button } from '../ui/controls/button';
import { useAction } from './use-action';

const read = jest.fn();
const ship = jest.fn();
const done = jest.fn();
const failed = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  read.mockResolvedValue('Pending');
  ship.mockResolvedValue({ message: 'Shipped.' });
});

afterEach(() => jest.restoreAllMocks());

test("an action shows the server's message and refreshes its queries", async () => {
  const { user, notify } = openOrder();
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  read.mockResolvedValue('Shipped');
  await user.click(button());
  expect(await screen.findByText('Shipped')).toBeInTheDocument();
  expect(notify).toHaveBeenCalledWith('Shipped.', 'success');
  expect(done).toHaveBeenCalledWith({ message: 'Shipped.' }, 'order 7');
});

test('the button stays busy until the refresh ends', async () => {
  const { user } = openOrder();
  await screen.findByText('Pending');
  const reply = replyLater(read);
  await user.click(button());
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await reply('Shipped');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

test('two clicks before the next render send once', async () => {
  openOrder();
  await screen.findByText('Pending');
  act(() => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(ship).toHaveBeenCalledTimes(1);
});

test('the button sends again after an answer', async () => {
  const { user } = openOrder();
  await user.click(button());
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  await user.click(button());
  await waitFor(() => expect(ship).toHaveBeenCalledTimes(2));
});

test('a refusal shows its message and refreshes the order', async () => {
  ship.mockRejectedValue(new UserError('Another administrator has canceled this order.'));
  const { user, notify } = openOrder();
  await screen.findByText('Pending');
  read.mockResolvedValue('Canceled');
  await user.click(button());
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(notify.mock.calls).toEqual([['Another administrator has canceled this order.', 'error']]);
  expect(done).not.toHaveBeenCalled();
});

test('a screen with its own error handler shows no toast', async () => {
  ship.mockRejectedValue(new UserError('Not possible.'));
  const { user, notify } = openOrder({ failed });
  await user.click(button());
  await waitFor(() => expect(failed).toHaveBeenCalledWith('Not possible.', expect.any(UserError)));
  expect(notify).not.toHaveBeenCalled();
});

test('the error state clears after 4,000 ms', async () => {
  jest.useFakeTimers();
  ship.mockRejectedValue(new UserError('Not possible.'));
  openOrder();
  act(() => button().click());
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.getByText('order 7 has failed')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('order 7 has failed')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('an action fails at once without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  ship.mockRejectedValue(new UserError(networkMessage));
  const { user, notify } = openOrder();
  await user.click(button());
  await waitFor(() => expect(notify).toHaveBeenCalledWith(networkMessage, 'error'));
  window.dispatchEvent(new Event('online'));
});

test('an action reports its result after the user left the screen', async () => {
  const reply = replyLater(ship);
  const { user, notify } = openOrder();
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByText('Ship')).toBeNull();
  await reply({ message: 'Shipped.' });
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Shipped.', 'success'));
});

test('an answer without a message shows no toast', async () => {
  ship.mockResolvedValue({ unread: 0 });
  const { user, notify } = openOrder();
  await user.click(button());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(notify).not.toHaveBeenCalled();
});

type Options = { failed?: (message: string, error: Error) => void };

function openOrder(options: Options = {}) {
  return renderApp(<Screen {...options} />);
}

function Screen(options: Options) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Order {...options} onLeave={() => setOpen(false)} /> : null;
}

function Order({ onLeave, ...options }: Options & { onLeave: () => void }) {
  const { data } = useQuery({ queryKey: ['orders', 7], queryFn: read });
  const action = useAction({
    mutationFn: (order: string) => ship(order),
    invalidates: ['orders'],
    done,
    ...options,
  });
  return (
    <>
      <p>{String(data)}</p>
      {action.isError && <p>{action.variables} has failed</p>}
      <Button busy={action.isPending} onClick={() => action.mutate('order 7')}>
        Ship
      </Button>
      <Button onClick={onLeave}>Leave</Button>
    </>
  );
}

function replyLater(call: jest.Mock) {
  let reply: (answer: unknown) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  return (answer: unknown) => act(async () => reply(answer));
}

function button() {
  return screen.getByRole('button', { name: 'Ship' });
}
