import { useSession } from '@gallery/shared/host';
import { useLoginRedirect, useLoginRedirectError } from '@gallery/shared/host/login-redirect';
import { BrowserRouter, useLocation } from '@gallery/shared/router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import { AccountRoutes } from '../account-routes';
import { App, createQueryClient } from '../app';

export function openSite(path: string, state: unknown = null) {
  window.scrollTo = () => undefined;
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  const queryClient = createQueryClient();
  const loaded = { shell: AccountRoutes, customer: Dashboard, gallery: Home, admin: AdminHome };
  const site = { queryClient, store: createStore(), loaded, publicUrl: 'https://gallery.test', demo: false };
  render(
    <BrowserRouter useTransitions={false}>
      <App {...site} />
    </BrowserRouter>,
  );
  return { user: userEvent.setup(), queryClient };
}

function Home() {
  return <h1>Finest Arts</h1>;
}

function Dashboard() {
  const { user, end, updateUser } = useSession();
  return (
    <>
      <h1>Hello {user?.firstname}</h1>
      <button type="button" onClick={() => end()}>
        Log Out
      </button>
      <button type="button" onClick={() => end('Profile updated. Log in to continue.')}>
        Update
      </button>
      <button type="button" onClick={() => user && updateUser({ ...user, firstname: 'Ada' })}>
        Rename
      </button>
    </>
  );
}

function AdminHome() {
  const { pathname } = useLocation();
  const { end } = useSession();
  useLoginRedirectError(useLoginRedirect());
  return (
    <>
      <h1>Office at {pathname.replace(/\/$/, '')}</h1>
      <button type="button" onClick={() => end()}>
        Log Out
      </button>
    </>
  );
}
