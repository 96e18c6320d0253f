import { Under } from '@gallery/shared/brand/drawings/under';
import { useSession } from '@gallery/shared/host';
import { Link, useLocation } from '@gallery/shared/router';
import styles from './header-links.module.css';

/** `holds`: where the pages lie that belong to the link without being its own page. */
type HeaderLink = { to: string; label: string; holds?: string };

const gallery: HeaderLink[] = [
  { to: '/artist', label: 'Artworks', holds: '/art-page/' },
  { to: '/about', label: 'About' },
  { to: '/event-booking', label: 'Events' },
  { to: '/contact-us', label: 'Contact' },
];
const forVisitors: HeaderLink[] = [
  { to: '/register', label: 'Register' },
  { to: '/login', label: 'Login' },
];
const forCustomers: HeaderLink[] = [{ to: '/dashboard/profile', label: 'Dashboard', holds: '/dashboard/' }];

export function HeaderLinks() {
  return (
    <>
      <LinkList links={gallery} className={styles.links} />
      <AccountLinks />
    </>
  );
}

/** The edge writes both kinds, and html[data-auth] says which is seen until the session is known. */
function AccountLinks() {
  const { status, isLoggedIn } = useSession();
  const isKnown = status === 'known';
  const forOne = `${styles.links} ${styles.account}`;
  return (
    <>
      {!(isKnown && isLoggedIn) && (
        <LinkList links={forVisitors} className={isKnown ? forOne : `${forOne} ${styles.visitors}`} />
      )}
      {(!isKnown || isLoggedIn) && (
        <LinkList links={forCustomers} className={isKnown ? forOne : `${forOne} ${styles.customers}`} />
      )}
    </>
  );
}

function LinkList({ links, className }: { links: HeaderLink[]; className?: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={styles.link} to={link.to} aria-current={currentOf(link, pathname)}>
            {link.label}
            <Under className={styles.stroke} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentOf({ to, holds }: HeaderLink, pathname: string) {
  if (pathname === to) return 'page';
  return holds && pathname.startsWith(holds) ? 'true' : undefined;
}
