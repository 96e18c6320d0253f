import { Tick } from '@gallery/shared/brand/icons/tick';
import { Link, useLocation } from '@gallery/shared/router';
import styles from './admin-nav.module.css';
import { morePlaces, notificationsPath, type OfficePlace, officePlaces, standsIn } from './admin-places';
import { UnreadCount } from './unread-count';

/** Every place of the back office; the one that is open is marked. */
export function OfficeNav({ unread }: { unread: number }) {
  return (
    <>
      <Places places={officePlaces} unread={unread} />
      <Places places={morePlaces} unread={unread} />
    </>
  );
}

function Places({ places, unread }: { places: OfficePlace[]; unread: number }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} className={styles.place} aria-current={standsIn(place, pathname)}>
            <Tick className={styles.tick} />
            {place.name}
            {place.to === notificationsPath && <UnreadCount count={unread} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
