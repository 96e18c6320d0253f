import { ApiError } from '@gallery/shared/http';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { Newsletter } from './newsletter';

const field = () => screen.getByLabelText('Address for the newsletter');

test('a visitor asks for the newsletter and reads what comes next', async () => {
  const sent: unknown[] = [];
  const message = 'Almost there. Open the email that we have sent you, and confirm your address.';
  stubApi({
    'POST /newsletter': (_query, body) => {
      sent.push(body);
      return { message };
    },
  });
  const { user } = renderApp(<Newsletter />);
  await user.type(field(), 'ada@mail.example');
  await user.click(screen.getByRole('button', { name: 'Get the newsletter' }));
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([{ email: 'ada@mail.example' }]);
});

test('a refused address stays in its field, with the reason', async () => {
  const refusal = new ApiError('Email is not valid', 422, { email: 'Email is not valid' });
  stubApi({ 'POST /newsletter': () => Promise.reject(refusal) });
  const { user } = renderApp(<Newsletter />);
  await user.type(field(), 'ada@mail');
  await user.click(screen.getByRole('button', { name: 'Get the newsletter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email is not valid');
  expect(field()).toHaveValue('ada@mail');
  expect(field()).toHaveAccessibleDescription('Email is not valid');
});
