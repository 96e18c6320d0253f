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
} from '@gallery/shared/paths/account-paths';
import { useCurrentAccount } from '@gallery/shared/query/use-current-account';
import { Link, useLocation } from '@gallery/shared/router';
import { useMergeDeviceWorks } from '@gallery/shared/saved/use-merge-device-works';
import { useRestoredFocus } from '@gallery/shared/ui/page/use-restored-focus';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './account-layout.module.css';

function AccountMenu({ pathname }: { pathname: string }) {
  const { end } = useSession();
  const menu = useCurrentInView(pathname);
  return (
    <nav ref={menu} className={styles.menu} aria-label="Your account">
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

/** On a phone, the row of tabs is longer than the screen. */
function useCurrentInView(pathname: string) {
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): it decides which tab is the current one
  useLayoutEffect(() => {
    const current = menu.current?.querySelector('[aria-current]');
    if (!menu.current || !current) return;
    const [row, tab] = [menu.current.getBoundingClientRect(), current.getBoundingClientRect()];
    menu.current.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
  }, [pathname]);
  return menu;
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
  useCurrentAccount();
  const content = useRestoredFocus<HTMLDivElement>();
  return (
    <div className={`page ${styles.layout}`}>
      <AccountMenu pathname={pathname} />
      <div ref={content}>{children}</div>
    </div>
  );
}
