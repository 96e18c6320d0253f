import { Underline } from '@gallery/shared/brand/icons/underline';
import { useSession } from '@gallery/shared/host';
import { Link, useLocation } from '@gallery/shared/router';
import styles from './header-links.module.css';

/** `section`: the path prefix of pages that belong to the link. */
type HeaderLink = { to: string; label: string; section?: string };

const gallery: HeaderLink[] = [
  { to: '/artist', label: 'Artworks', section: '/art-page/' },
  { to: '/about', label: 'About' },
  { to: '/event-booking', label: 'Events', section: '/event-booking/' },
  { to: '/contact-us', label: 'Contact' },
];
const forVisitors: HeaderLink[] = [
  { to: '/register', label: 'Register' },
  { to: '/login', label: 'Login' },
];
const forCustomers: HeaderLink[] = [{ to: '/dashboard/profile', label: 'Dashboard', section: '/dashboard/' }];

export function HeaderLinks({ replace }: { replace: boolean }) {
  return (
    <>
      <LinkList links={gallery} className={styles.links} replace={replace} />
      <AccountLinks replace={replace} />
    </>
  );
}

/** The edge renders both lists; html[data-auth] decides which is visible until the session is known. */
function AccountLinks({ replace }: { replace: boolean }) {
  const { status, isLoggedIn } = useSession();
  const isKnown = status === 'known';
  const forOne = `${styles.links} ${styles.account}`;
  return (
    <>
      {!(isKnown && isLoggedIn) && (
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
