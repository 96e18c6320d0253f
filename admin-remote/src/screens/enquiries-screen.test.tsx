import type { ContactRecord } from '@gallery/shared/contract/inbox/contact';
import type { EnquiryRecord } from '@gallery/shared/contract/inbox/enquiry';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { EnquiriesScreen } from './enquiries-screen';

const enquiry: EnquiryRecord = {
  _id: 'enquiry-1',
  fullname: 'Adaeze Nwosu',
  email: 'ada@example.com',
  mobile: '0803 555 0142',
  artname: 'Harmattan & Dust',
  art_id: 'work-1',
  at: '2026-11-21T10:05:00.000Z',
  done: false,
};
const message: ContactRecord = {
  _id: 'message-1',
  firstName: '',
  lastName: '',
  email: 'tunde@example.com',
  phoneNumber: '',
  textarea: 'Do you open on Sundays?\nWe are four.',
  at: '2026-11-20T10:00:00.000Z',
  done: true,
};
const page = { first: 1, total: 1, next: null, previous: null };

function openScreen(path = '/admin/enquiries') {
  let done = false;
  stubApi({
    '/enquiry': ({ open }) => ({ ...page, enquiries: open && done ? [] : [{ ...enquiry, done }] }),
    '/enquiry/enquiry-1/done': (_query, sent) => {
      ({ done } = sent as { done: boolean });
      return { message: done ? 'The enquiry is done.' : 'The enquiry is open again.', enquiry };
    },
    '/contact': { ...page, messages: [message] },
  });
  return renderApp(<EnquiriesScreen />, path);
}

test('an enquiry shows its sender and its work, with a link to reply', async () => {
  openScreen();
  const email = await screen.findByRole('article', { name: 'Adaeze Nwosu' });
  expect(email).toHaveTextContent('Nov 21, 2026, 11:05');
  expect(email).toHaveTextContent('0803 555 0142');
  expect(within(email).getByRole('link', { name: 'Harmattan & Dust' })).toHaveAttribute(
    'href',
    '/art-page/work-1',
  );
  expect(within(email).getByRole('link', { name: 'Reply to Adaeze Nwosu' })).toHaveAttribute(
    'href',
    'mailto:ada%40example.com?subject=Your%20enquiry%20about%20Harmattan%20%26%20Dust',
  );
});

test('a curator marks an enquiry as done and opens it again', async () => {
  const { user, notify } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(notify).toHaveBeenCalledWith('The enquiry is done.', 'success');
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Open')).toBeVisible();
});

test('the list of open enquiries drops one that is done', async () => {
  const { user } = openScreen('/admin/enquiries?cursor=5');
  await user.selectOptions(screen.getByLabelText('Show'), 'Open only');
  expect(shownAddress()).toBe('/admin/enquiries?open=true');
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Nothing fits these filters')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear the filters' }));
  expect(await screen.findByRole('article', { name: 'Adaeze Nwosu' })).toBeVisible();
  expect(shownAddress()).toBe('/admin/enquiries');
});

test('an empty inbox says so', async () => {
  stubApi({ '/enquiry': { ...page, enquiries: [] } });
  renderApp(<EnquiriesScreen />, '/admin/enquiries');
  expect(await screen.findByText('No enquiry here')).toBeVisible();
});

test('the focus moves to the next message after the keyboard marks one as done', async () => {
  const others = [enquiry, { ...enquiry, _id: 'enquiry-2', fullname: 'Efé Osagie' }];
  stubApi({
    '/enquiry': () => ({ ...page, enquiries: others }),
    '/enquiry/enquiry-1/done': () => {
      others.shift();
      return { message: 'The enquiry is done.', enquiry };
    },
  });
  const { user } = renderApp(<EnquiriesScreen />, '/admin/enquiries?open=true');
  const first = await screen.findByRole('article', { name: 'Adaeze Nwosu' });
  within(first).getByRole('button', { name: 'Mark as done' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Efé Osagie' })).toHaveFocus());
});

test("the tab 'Messages' shows each message with its text", async () => {
  const { user } = openScreen('/admin/enquiries?open=true');
  await user.click(await screen.findByRole('tab', { name: 'Messages' }));
  expect(shownAddress()).toBe('/admin/enquiries?open=true&tab=messages');
  const email = await screen.findByRole('article', { name: 'tunde@example.com' });
  expect(email).toHaveTextContent('Do you open on Sundays?');
  expect(within(email).getByText('Done')).toBeVisible();
});

test('a refused mark shows an error and keeps the list', async () => {
  const { user, notify } = openScreen();
  const button = await screen.findByRole('button', { name: 'Mark as done' });
  stubApi({ '/enquiry': { ...page, enquiries: [enquiry] }, '/enquiry/enquiry-1/done': apiDown });
  await user.click(button);
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching('Could not send'), 'error'));
  expect(screen.getByRole('article', { name: 'Adaeze Nwosu' })).toBeVisible();
});
