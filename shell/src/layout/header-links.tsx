import { Underline } from '@gallery/shared/brand/icons/underline';
import { useSession } from '@gallery/shared/host';
import { Link, useLocation } from '@gallery/shared/router';
import styles from './header-links.module.css';

/** `section`: where the pages lie that belong to the link without being its own page. */
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

/** `replace`: the place that the links are shown at is left for good. */
export function HeaderLinks({ replace }: { replace: boolean }) {
  return (
    <>
      <LinkList links={gallery} className={styles.links} replace={replace} />
      <AccountLinks replace={replace} />
    </>
  );
}

/** The edge writes both kinds, and html[data-auth] says which is seen until the session is known. */
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
