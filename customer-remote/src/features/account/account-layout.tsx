import { Tick } from '@gallery/shared/brand/icons/tick';
import { useSession } from '@gallery/shared/host';
import {
  bidsPath,
  bookingsPath,
  followingPath,
  offersPath,
  ordersPath,
  profilePath,
  savedListsPath,
} from '@gallery/shared/paths/customer-paths';
import { Link, useLocation } from '@gallery/shared/router';
import { useMergeDeviceWorks } from '@gallery/shared/saved/use-merge-device-works';
import type { ReactNode } from 'react';
import styles from './account-layout.module.css';

function AccountMenu({ pathname }: { pathname: string }) {
  const { end } = useSession();
  return (
    <nav className={styles.menu} aria-label="Your account">
      {items.map(({ name, to }) => (
        <Link key={to} to={to} className={styles.item} aria-current={pathname === to ? 'page' : undefined}>
          <Tick className={styles.tick} />
          {name}
        </Link>
      ))}
      <button
        type="button"
        className={`${styles.item} ${styles.logout}`}
        onClick={() => end('You are logged out.')}
      >
        Log Out
      </button>
    </nav>
  );
}

const items = [
  { name: 'Profile', to: profilePath },
  { name: 'Orders', to: ordersPath },
  { name: 'Bids', to: bidsPath },
  { name: 'Offers', to: offersPath },
  { name: 'Bookings and enquiries', to: bookingsPath },
  { name: 'Saved', to: savedListsPath },
  { name: 'Following', to: followingPath },
];

export function AccountLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useMergeDeviceWorks();
  return (
    <div className={`page ${styles.layout}`}>
      <AccountMenu pathname={pathname} />
      <div>{children}</div>
    </div>
  );
}
