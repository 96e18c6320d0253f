import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from './router';

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search}, with ${JSON.stringify(state)}`}</p>;
}

function open(link: ReactNode) {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      {link}
      <Place />
    </BrowserRouter>,
  );
  return screen.getByRole('link', { name: 'Artists' });
}

test('a link opens its address in the app with its state', async () => {
  const link = open(
    <Link to={{ pathname: '/artist', search: '?q=uli' }} state={{ previous: '/' }} className="link">
      Artists
    </Link>,
  );
  expect(link).toHaveAttribute('href', '/artist?q=uli');
  expect(link).toHaveClass('link');
  await userEvent.click(link);
  expect(screen.getByText('at /artist?q=uli, with {"previous":"/"}')).toBeVisible();
});

test('a replacing link adds no history entry', async () => {
  const before = window.history.length;
  await userEvent.click(
    open(
      <Link to="/artist" replace>
        Artists
      </Link>,
    ),
  );
  expect(screen.getByText('at /artist, with null')).toBeVisible();
  expect(window.history).toHaveLength(before);
});

test('a double click adds one history entry while the code of the page loads', async () => {
  const before = window.history.length;
  window.history.replaceState(null, '', '/');
  const Late = lazy(() => new Promise<never>(() => undefined));
  render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/" element={<Link to="/artist?q=ọ">Artists</Link>} />
        <Route path="/artist" element={<Late />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.dblClick(screen.getByRole('link', { name: 'Artists' }));
  expect(window.location.pathname).toBe('/artist');
  expect(window.history).toHaveLength(before + 1);
});

test('a prevented click does not open the address', async () => {
  const link = open(
    <Link to="/artist" onClick={(event) => event.preventDefault()}>
      Artists
    </Link>,
  );
  await userEvent.click(link);
  expect(screen.getByText('at /, with null')).toBeVisible();
});

test('the browser handles a link to another site', () => {
  const link = open(<Link to="https://maps.example/?q=Ikoyi">Artists</Link>);
  expect(link).toHaveAttribute('href', 'https://maps.example/?q=Ikoyi');
});
