import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { Confirm } from './confirm';

const question = 'Do you want to delete this Artist?';

function ask(busy = false) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderApp(
    <Confirm question={question} busy={busy} onConfirm={onConfirm} onCancel={onCancel} />,
  );
  return { user, onConfirm, onCancel };
}

test("'cancel' has the focus and confirms nothing", async () => {
  const { user, onConfirm, onCancel } = ask();
  expect(screen.getByRole('dialog', { name: question })).toBeVisible();
  expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("'delete' confirms once, and a busy dialog stays open", async () => {
  const first = ask();
  await first.user.click(screen.getByRole('button', { name: 'delete' }));
  expect(first.onConfirm).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  const { user, onConfirm, onCancel } = ask(true);
  await user.click(screen.getByRole('button', { name: 'delete' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
