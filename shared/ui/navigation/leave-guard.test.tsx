import { Link, Route, Routes } from '@gallery/shared/router';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { LeaveGuard } from '@gallery/shared/ui/navigation/leave-guard';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const goHome = jest.fn();

function EditForm() {
  const [written, setWritten] = useState(false);
  return (
    <>
      <LeaveGuard
        active={written}
        question="Leave without saving?"
        message="What you have changed is lost."
      />
      <button type="button" onClick={() => setWritten(!written)}>
        {written ? 'Save' : 'Write'}
      </button>
      <Link to="/door">To the door</Link>
      <button type="button" data-leaves onClick={goHome}>
        Go home
      </button>
    </>
  );
}

async function fillInForm() {
  const { user } = renderApp(
    <Routes>
      <Route path="/hall" element={<Link to="/desk">To the desk</Link>} />
      <Route path="/desk" element={<EditForm />} />
      <Route path="/door" element={<h1>Door</h1>} />
    </Routes>,
    '/hall',
  );
  await user.click(screen.getByRole('link', { name: 'To the desk' }));
  await user.click(screen.getByRole('button', { name: 'Write' }));
  return user;
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test("a link asks first: 'Stay' keeps the page, and 'Leave' opens the link", async () => {
  const user = await fillInForm();
  await user.click(screen.getByRole('link', { name: 'To the door' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(question()).not.toBeInTheDocument();
  expect(shownAddress()).toBe('/desk');
  await user.click(screen.getByRole('link', { name: 'To the door' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('heading', { name: 'Door' })).toBeVisible();
});

test("a leaving button asks first and acts after 'Leave'", async () => {
  const user = await fillInForm();
  await user.click(screen.getByRole('button', { name: 'Go home' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(goHome).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go home' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(goHome).toHaveBeenCalledTimes(1);
});

test("Back asks each time and returns after 'Leave'", async () => {
  const user = await fillInForm();
  for (const answer of ['Stay', 'Leave']) {
    act(() => window.history.back());
    await waitFor(() => expect(question()).toBeVisible());
    await waitFor(() => expect(shownAddress()).toBe('/desk'));
    await user.click(screen.getByRole('button', { name: answer }));
  }
  expect(await screen.findByRole('link', { name: 'To the desk' })).toBeVisible();
  expect(shownAddress()).toBe('/hall');
});

test("a closing tab asks the browser's question while changes are unsaved", async () => {
  const user = await fillInForm();
  expect(closeTab().defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(closeTab().defaultPrevented).toBe(false);
  await user.click(screen.getByRole('link', { name: 'To the door' }));
  expect(screen.getByRole('heading', { name: 'Door' })).toBeVisible();
});

function closeTab() {
  const closing = createEvent('beforeunload', window, { cancelable: true });
  fireEvent(window, closing);
  return closing;
}
