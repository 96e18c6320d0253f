import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { AnswerTemplatesScreen } from './answer-templates-screen';

const template = { _id: 't1', name: 'Available', text: 'Dear {name}' };

test('staff change, add, and remove templates', async () => {
  const saved = jest.fn((_query: object, _sent: unknown) => ({ message: 'Template saved.', template }));
  stubApi({
    '/letter-template': (query, body) => (body ? saved(query, body) : { templates: [template] }),
    '/letter-template/t1': saved,
  });
  const { user, notify } = renderApp(<AnswerTemplatesScreen />, '/admin/letter-templates');
  const form = within(await screen.findByRole('form', { name: 'Available' }));
  await user.type(form.getByLabelText('Text'), ', welcome');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Template saved.', 'success'));
  const added = within(screen.getByRole('form', { name: 'New template' }));
  await user.type(added.getByLabelText('Name'), 'Hours');
  await user.type(added.getByLabelText('Text'), 'We open at ten.');
  await user.click(added.getByRole('button', { name: 'Add template' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  expect(saved.mock.calls.slice(0, 2).map(([, body]) => body)).toEqual([
    { name: 'Available', text: 'Dear {name}, welcome' },
    { name: 'Hours', text: 'We open at ten.' },
  ]);
});
