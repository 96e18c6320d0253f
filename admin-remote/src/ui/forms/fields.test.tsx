import { eventInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { Form, SubmitButton } from '@gallery/shared/forms';
import { renderApp } from '@gallery/shared/testing/render-app';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';
import { DateTimeField } from './date-time-field';

const event = {
  starts_at: '2023-12-27T17:00:00.000Z',
  ends_at: '',
  current: false,
};

function openForm(schema?: Parameters<typeof Form<typeof event>>[0]['schema']) {
  const send = jest.fn(async () => undefined);
  const opened = renderApp(
    <Form<typeof event> schema={schema} initialValues={event} onSubmit={send}>
      <DateTimeField name="starts_at" label="Start" hint="Lagos time" />
      <DateTimeField name="ends_at" label="End" />
      <CheckboxField name="current" label="Currently happening" hint="Stands first" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return { ...opened, send };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('the field shows Lagos time and sends UTC', async () => {
  const { user, send } = openForm();
  expect(screen.getByLabelText('Start')).toHaveValue('2023-12-27T18:00');
  expect(screen.getByLabelText('Start')).toHaveAccessibleDescription('Lagos time');
  expect(screen.getByLabelText('End')).toHaveValue('');
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '2023-12-28T00:30' } });
  await user.click(save());
  const sent = { ...event, ends_at: '2023-12-27T23:30:00.000Z' };
  await waitFor(() => expect(send).toHaveBeenCalledWith(sent, expect.anything()));
});

test('the field sends an empty time', async () => {
  const { user, send } = openForm();
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '' } });
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ...event, starts_at: '' }, expect.anything()));
});

test('label and keyboard tick the box', async () => {
  const { user, send } = openForm();
  const box = screen.getByRole('checkbox', { name: 'Currently happening' });
  expect(box).toHaveAccessibleDescription('Stands first');
  await user.click(screen.getByText('Currently happening'));
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
  await user.keyboard(' ');
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ...event, current: true }, expect.anything()));
});

test('the field shows its error', async () => {
  const { user } = openForm(eventInputSchema.pick(['starts_at', 'ends_at', 'current']) as never);
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '2023-12-27T17:00' } });
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('End')).toBeInvalid());
  expect(screen.getByLabelText('End')).toHaveAccessibleDescription('End must be after the start');
});
