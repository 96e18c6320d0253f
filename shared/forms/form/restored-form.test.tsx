import {
  Form,
  RestoresTyped,
  restoredFormPath,
  TextAreaField,
  TextField,
  UnsavedChanges,
} from '@gallery/shared/forms';
import { renderApp } from '@gallery/shared/testing/render-app';
import { adaeze, curator, customerSession } from '@gallery/shared/testing/sample-order';
import { screen, waitFor } from '@testing-library/react';

const path = '/admin/create-artist';
const restored = 'What you typed before the log-in is here again. It is not saved yet.';

function openForm({ user = curator, at = path, name = '' } = {}) {
  setMark(true);
  const form = (
    <Form aria-label="Artist" initialValues={{ name, bio: '' }} onSubmit={async () => undefined}>
      <TextField name="name" label="Name" />
      <TextAreaField name="bio" label="Bio" />
      <UnsavedChanges />
      <button type="button" data-leaves>
        Log Out
      </button>
    </Form>
  );
  return renderApp(form, at, { session: customerSession({ user }) });
}

const bio = () => screen.getByLabelText('Bio');
const setMark = (isLoggedIn: boolean) => document.documentElement.toggleAttribute('data-auth', isLoggedIn);

/** Imitates the shell, which removes the page and then the mark. */
async function loseSession({ unmount }: { unmount: () => void }) {
  unmount();
  setMark(false);
  await new Promise((resolve) => setTimeout(resolve));
}

async function typeAndLoseSession(form = openForm()) {
  await form.user.type(bio(), 'Born in Ìbàdàn');
  await loseSession(form);
}

afterEach(() => {
  restoredFormPath('nobody');
  setMark(false);
});

test('a form keeps what was typed over a lost session, and the log-in knows its page', async () => {
  await typeAndLoseSession();
  expect(restoredFormPath(curator._id)).toBe(path);
  const { notify } = openForm();
  await waitFor(() => expect(bio()).toHaveValue('Born in Ìbàdàn'));
  expect(notify.mock.calls).toEqual([[restored]]);
  expect(restoredFormPath(curator._id)).toBeUndefined();
});

test('a restored form takes the fields that the user had not changed from the record', async () => {
  await typeAndLoseSession();
  openForm({ name: 'Bísí' });
  await waitFor(() => expect(bio()).toHaveValue('Born in Ìbàdàn'));
  expect(screen.getByLabelText('Name')).toHaveValue('Bísí');
});

test('another user gets nothing of it, and drops it', async () => {
  await typeAndLoseSession();
  expect(restoredFormPath(adaeze._id)).toBeUndefined();
  openForm({ user: adaeze });
  expect(bio()).toHaveValue('');
  expect(restoredFormPath(curator._id)).toBeUndefined();
});

test('each form of a page gets its own text back', async () => {
  const openTemplates = () => {
    setMark(true);
    const forms = ['Available', 'Sold'].map((name) => (
      <Form
        key={name}
        aria-label={`Form ${name}`}
        initialValues={{ text: '' }}
        onSubmit={async () => undefined}
      >
        <TextAreaField name="text" label={name} />
        <RestoresTyped name={name} />
      </Form>
    ));
    return renderApp(forms, '/admin/letter-templates', { session: customerSession({ user: curator }) });
  };
  const page = openTemplates();
  await page.user.type(screen.getByLabelText('Sold'), 'It has found a home.');
  await loseSession(page);
  openTemplates();
  await waitFor(() => expect(screen.getByLabelText('Sold')).toHaveValue('It has found a home.'));
  expect(screen.getByLabelText('Available')).toHaveValue('');
});

test('another page restores nothing', async () => {
  await typeAndLoseSession();
  openForm({ at: '/admin/edit-admin-artist/1' });
  expect(bio()).toHaveValue('');
});

test('a user who leaves the form on purpose leaves nothing behind', async () => {
  const form = openForm();
  await form.user.type(bio(), 'Born in Ìbàdàn');
  await form.user.click(screen.getByRole('button', { name: 'Log Out' }));
  await form.user.click(screen.getByRole('button', { name: 'Leave' }));
  await loseSession(form);
  expect(restoredFormPath(curator._id)).toBeUndefined();
});

test('a form that goes away within a session leaves nothing behind', async () => {
  const form = openForm();
  await form.user.type(bio(), 'Born in Ìbàdàn');
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  setMark(false);
  expect(restoredFormPath(curator._id)).toBeUndefined();
});
