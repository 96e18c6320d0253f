import { Tick } from '@gallery/shared/brand/icons/tick';
import { mayDo } from '@gallery/shared/contract/account/roles';
import {
  adminArtistsPath,
  adminArtworksPath,
  adminAuctionPath,
  adminAuctionsPath,
  adminAuditPath,
  adminConversationPath,
  adminDashboardPath,
  adminDeliveryPath,
  adminEnquiriesPath,
  adminEventsPath,
  adminFiguresPath,
  administratorsPath,
  adminLandingPath,
  adminOffersPath,
  adminOrdersPath,
  adminPeoplePath,
  adminPersonPath,
  createArtistPath,
  createArtworkPath,
  createEventPath,
  createViewingRoomPath,
  currenciesPath,
  doorPath,
  editArtistPath,
  editArtworkPath,
  editEventPath,
  editImportPath,
  editViewingRoomPath,
  importsPath,
  letterTemplatesPath,
  notificationsPath,
  releasesPath,
  settingsPath,
  settlementPath,
  statementPath,
  viewingRoomsPath,
} from '@gallery/shared/paths/admin-paths';
import { Link, useLocation } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { usePageMark } from '@gallery/shared/ui/page/use-page-mark';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useStaffRole } from '../../ui/access/access';
import { abilitiesOf } from '../../ui/access/page-abilities';
import styles from './admin-menu.module.css';

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <VisuallyHidden>{` ${count} unread`}</VisuallyHidden>
    </span>
  );
}

const maxCount = 99;

/** `activeUnder` lists path prefixes of screens that belong to the item but are not in the navigation. */
type NavItem = { name: string; to: string; activeUnder?: string[] };

const mainNavItems: NavItem[] = [
  { name: 'Dashboard', to: adminDashboardPath },
  { name: 'All Art works', to: adminArtworksPath, activeUnder: [editArtworkPath('')] },
  { name: 'Create Artwork', to: createArtworkPath },
  { name: 'Artists', to: adminArtistsPath, activeUnder: [editArtistPath('')] },
  { name: 'Create Artists', to: createArtistPath },
  { name: 'All orders', to: adminOrdersPath },
  { name: 'Notifications', to: notificationsPath },
];

const moreNavItems: NavItem[] = [
  { name: 'Events', to: adminEventsPath, activeUnder: [createEventPath, editEventPath(''), doorPath('')] },
  { name: 'Auctions', to: adminAuctionsPath, activeUnder: [adminAuctionPath('')] },
  {
    name: 'Enquiries',
    to: adminEnquiriesPath,
    activeUnder: [adminConversationPath(''), letterTemplatesPath],
  },
  { name: 'People', to: adminPeoplePath, activeUnder: [adminPersonPath('')] },
  {
    name: 'Viewing rooms',
    to: viewingRoomsPath,
    activeUnder: [createViewingRoomPath, editViewingRoomPath('')],
  },
  { name: 'Import', to: importsPath, activeUnder: [editImportPath('')] },
  { name: 'Landing page', to: adminLandingPath },
  { name: 'Offers', to: adminOffersPath },
  { name: 'Delivery', to: adminDeliveryPath },
  { name: 'Currencies', to: currenciesPath },
  { name: 'Sales figures', to: adminFiguresPath },
  { name: 'Settlement', to: settlementPath, activeUnder: [statementPath('')] },
  { name: 'Audit', to: adminAuditPath },
  { name: 'Administrators', to: administratorsPath },
  { name: 'Settings', to: settingsPath },
  { name: 'Releases', to: releasesPath },
];

function ariaCurrent({ to, activeUnder }: NavItem, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return activeUnder?.some((beginning) => pathname.startsWith(beginning)) || undefined;
}

export type AdminMenuProps = {
  email: string;
  unread: number;
  /** The search: a button above the menu, and one in the bar of narrow screens. */
  find: { button: ReactNode; inBar: ReactNode };
  onLogOut: () => void;
};

export function AdminMenu({ email, unread, find, onLogOut }: AdminMenuProps) {
  const { key } = useLocation();
  const sheet = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  usePageMark('sheet', open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(() => setOpen(false), [key]);
  // The menu is taller than most screens. On a phone it has closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can move the current item
  useEffect(() => {
    const isSheet = toggle.current?.offsetParent;
    if (!isSheet) menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  /** The sheet covers the page, so it closes when the focus leaves it. */
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet from any of its links
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={styles.bar}>
        {find.inBar}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={sheet}
          onClick={() => setOpen(!open)}
        >
          {open ? 'close' : 'Menu'}
          <UnreadCount count={unread} />
        </button>
      </div>
      <div id={sheet} className={`${styles.sheet} ${open ? styles.open : ''}`}>
        {find.button}
        <nav ref={menu} aria-label="Back office">
          <AdminNav unread={unread} />
        </nav>
        <div className={styles.foot}>
          <span className={styles.email}>
            <VisuallyHidden>Logged in as </VisuallyHidden>
            {email}
          </span>
          <button type="button" className={styles.logout} data-leaves onClick={onLogOut}>
            Log Out
          </button>
        </div>
      </div>
    </div>
  );
}

function AdminNav({ unread }: { unread: number }) {
  return (
    <>
      <NavList places={mainNavItems} unread={unread} />
      <NavList places={moreNavItems} unread={unread} />
    </>
  );
}

function NavList({ places, unread }: { places: NavItem[]; unread: number }) {
  const { pathname } = useLocation();
  const role = useStaffRole();
  const open = places.filter(({ to }) => role && mayDo(role, abilitiesOf(to).opens));
  return (
    <ul className={styles.items}>
      {open.map((place) => (
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
