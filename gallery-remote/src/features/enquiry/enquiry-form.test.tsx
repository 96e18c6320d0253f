import { ApiError } from '@gallery/shared/http';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { EnquiryForm } from './enquiry-form';

async function ask(work: Parameters<typeof EnquiryForm>[0]['work']) {
  const opened = renderApp(<EnquiryForm work={work} labelledBy="heading" />);
  await opened.user.type(screen.getByLabelText('Full name'), 'ada ronald McDonald ');
  await opened.user.type(screen.getByLabelText('Email'), 'ada@mail.example');
  await opened.user.type(screen.getByLabelText('Phone number'), '0803 555 0142');
  await opened.user.click(screen.getByRole('button', { name: 'Talk to us' }));
  return opened;
}

test('the form sends sender and artwork, and then empties its fields', async () => {
  const sent: unknown[] = [];
  stubApi({ '/auth/sendmail': (_, body) => ({ message: String(sent.push(body)) }) });
  const { notify } = await ask(sampleArtwork());
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Enquiry sent!', 'success'));
  expect(sent).toEqual([
    {
      fullname: 'Ada Ronald McDonald',
      email: 'ada@mail.example',
      mobile: '0803 555 0142',
      artname: 'Agwọlagwọ',
      artimg: '/v0/coil.jpg',
      art_id: 'work-1',
    },
  ]);
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue(
    'Hello, I would like to know more about this artwork, its availability and its price.',
  );
  expect(screen.getByLabelText('Message')).toHaveAttribute('readonly');
});

test("a form without an artwork reports 'No Artwork'", async () => {
  const { notify } = await ask(null);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('No Artwork', 'error'));
});

test('a failed request shows its message and keeps the typed values', async () => {
  stubApi({
    '/auth/sendmail': () =>
      Promise.reject(new ApiError('Please check.', 422, { email: 'Email is not valid' })),
  });
  const { notify } = await ask(sampleArtwork());
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Please check.', 'error'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is not valid');
  expect(screen.getByLabelText('Full name')).toHaveValue('ada ronald McDonald ');
});

test('the form shows the message of each rule', async () => {
  const { user } = renderApp(<EnquiryForm work={sampleArtwork()} labelledBy="heading" />);
  await user.type(screen.getByLabelText('Full name'), 'a'.repeat(33));
  await user.type(screen.getByLabelText('Email'), 'ada@');
  await user.click(screen.getByRole('button', { name: 'Talk to us' }));
  expect(await screen.findByText('full name is too long')).toBeVisible();
  expect(screen.getByText('Email is not valid')).toBeVisible();
  expect(screen.getByText('Phone number is required')).toBeVisible();
});
