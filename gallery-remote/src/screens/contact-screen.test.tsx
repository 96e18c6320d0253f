import { ApiError } from '@gallery/shared/http';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import '../features/contact/contact-form'; // resolves at once in these tests
import { ContactScreen } from './contact-screen';

test('a visitor sends a message to the gallery', async () => {
  const sent: unknown[] = [];
  stubApi({ '/contact': (_, body) => ({ message: `Thank you! ${sent.push(body)}` }) });
  const { user, notify } = renderApp(<ContactScreen />, '/contact-us');
  expect(screen.getByRole('heading', { level: 1, name: 'Write Email' })).toBeVisible();
  expect(screen.getByText('12 Uli Close, Ikoyi, Lagos')).toBeVisible();

  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Obi');
  await user.type(screen.getByLabelText('Phone number'), '0803');
  await user.type(screen.getByLabelText('Email'), 'ada@mail.example');
  await user.type(screen.getByLabelText('Message'), 'May I come by on Sunday?');
  await user.click(screen.getByRole('button', { name: 'SUBMIT HERE' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Thank you! 1', 'success'));
  expect(sent).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Obi',
      phoneNumber: '0803',
      email: 'ada@mail.example',
      textarea: 'May I come by on Sunday?',
    },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test("the form shows the API's errors under its fields", async () => {
  const errors = { email: 'Email is required', textarea: 'Message is required' };
  stubApi({ '/contact': () => Promise.reject(new ApiError('Email is required', 422, errors)) });
  const { user } = renderApp(<ContactScreen />, '/contact-us');
  await user.click(await screen.findByRole('button', { name: 'SUBMIT HERE' }));
  expect(await screen.findByText('Message is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
});

test('the edge renders the form, and it hydrates without an error', async () => {
  const { html, consoleErrors } = await hydrateApp(<ContactScreen />, '/contact-us');
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names.slice(0, 5)).toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'textarea']);
  expect(html).toContain('<link rel="canonical" href="https://gallery.test/contact-us"/>');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test('the page confirms a message sent without scripts', async () => {
  const { html } = await hydrateApp(<ContactScreen />, '/contact-us?sent=message');
  expect(html).toContain('Thank you! Your message has reached the gallery.');
  expect(html).toContain('action="/contact-us#contact-form" method="post"');
  expect((await hydrateApp(<ContactScreen />, '/contact-us?sent=enquiry')).html).not.toContain('Thank you!');
});

test('the page shows the address, the hours, and the telephone that the owner set', async () => {
  stubApi({ '/gallery': { address: '1 Marina, Lagos', hours: 'Every day', phone: '+234 700 000 0000' } });
  renderApp(<ContactScreen />, '/contact');
  expect(await screen.findByText('1 Marina, Lagos')).toBeVisible();
  expect(screen.getByText('Every day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('1%20Marina'),
  );
});
