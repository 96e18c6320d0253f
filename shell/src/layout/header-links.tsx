import { Underline } from '@gallery/shared/brand/icons/underline';
import { useSession } from '@gallery/shared/host';
import type { LoginRedirect } from '@gallery/shared/host/login-redirect';
import { loginPath, profilePath, registerPath } from '@gallery/shared/paths/account-paths';
import {
  aboutPath,
  artworkPath,
  artworksPath,
  auctionsPath,
  contactPath,
  eventPath,
  eventsPath,
  lotPath,
} from '@gallery/shared/paths/gallery-paths';
import { Link, useLocation } from '@gallery/shared/router';
import { useAuctionsPublished } from '../auctions-published';
import styles from './header-links.module.css';

/** `section` is the path prefix of pages that belong to the link. */
type HeaderLink = { to: string; label: string; section?: string };

const auctions: HeaderLink = { to: auctionsPath, label: 'Auctions', section: lotPath('') };
const gallery: HeaderLink[] = [
  { to: artworksPath, label: 'Artworks', section: artworkPath('') },
  { to: aboutPath, label: 'About' },
  { to: eventsPath, label: 'Events', section: eventPath('') },
  { to: contactPath, label: 'Contact' },
];
const forVisitors: HeaderLink[] = [
  { to: registerPath, label: 'Register' },
  { to: loginPath, label: 'Login' },
];
const forCustomers: HeaderLink[] = [{ to: profilePath, label: 'Dashboard', section: '/dashboard/' }];

export function HeaderLinks({ replace }: { replace: boolean }) {
  const links = useAuctionsPublished() ? [...gallery.slice(0, 3), auctions, ...gallery.slice(3)] : gallery;
  return (
    <>
      <LinkList links={links} className={styles.links} replace={replace} />
      <AccountLinks replace={replace} />
    </>
  );
}

/** The edge renders both lists. html[data-auth] decides which is visible until the session is known. */
function AccountLinks({ replace }: { replace: boolean }) {
  const { status, isLoggedIn } = useSession();
  const isKnown = status === 'known';
  const forOne = `${styles.links} ${styles.account}`;
  return (
    <>
      {!isLoggedIn && (
        <LinkList
          links={forVisitors}
          replace={replace}
          className={isKnown ? forOne : `${forOne} ${styles.visitors}`}
        />
      )}
      {(!isKnown || isLoggedIn) && (
        <LinkList
          links={forCustomers}
          replace={replace}
          className={isKnown ? forOne : `${forOne} ${styles.customers}`}
        />
      )}
    </>
  );
}

type LinkListProps = { links: HeaderLink[]; className?: string; replace: boolean };

function LinkList({ links, className, replace }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            className={styles.link}
            to={link.to}
            state={forVisitors.includes(link) ? wayBack(pathname) : undefined}
            replace={replace}
            aria-current={currentOf(link, pathname)}
          >
            {link.label}
            <Underline className={styles.stroke} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentOf({ to, section }: HeaderLink, pathname: string) {
  if (pathname === to) return 'page';
  return section && pathname.startsWith(section) ? 'true' : undefined;
}

/** A visitor who logs in or registers on a lot's page wants to bid there. */
function wayBack(pathname: string): LoginRedirect | undefined {
  return pathname.startsWith(lotPath('')) ? { previous: pathname } : undefined;
}
