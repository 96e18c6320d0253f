import { Tick } from '@gallery/shared/brand/icons/tick';
import { notificationsPath } from '@gallery/shared/paths/admin-paths';
import { Link, useLocation } from '@gallery/shared/router';
import styles from './admin-nav.module.css';
import { ariaCurrent, mainNavItems, moreNavItems, type NavItem } from './nav-items';
import { UnreadCount } from './unread-count';

export function AdminNav({ unread }: { unread: number }) {
  return (
    <>
      <NavList places={mainNavItems} unread={unread} />
      <NavList places={moreNavItems} unread={unread} />
    </>
  );
}

function NavList({ places, unread }: { places: NavItem[]; unread: number }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.items}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} className={styles.item} aria-current={ariaCurrent(place, pathname)}>
            <Tick className={styles.tick} />
            {place.name}
            {place.to === notificationsPath && <UnreadCount count={unread} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
