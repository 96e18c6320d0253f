import {
  adminArtistsPath,
  adminArtworksPath,
  adminAuctionPath,
  adminAuctionsPath,
  adminDashboardPath,
  adminEnquiriesPath,
  adminEventsPath,
  adminOrdersPath,
  createArtistPath,
  createArtworkPath,
  createEventPath,
  editArtistPath,
  editArtworkPath,
  editEventPath,
  notificationsPath,
  releasesPath,
} from '@gallery/shared/paths/admin-paths';
/** `activeUnder`: path prefixes of screens that belong to the item but are not in the navigation. */
export type NavItem = { name: string; to: string; activeUnder?: string[] };

export const mainNavItems: NavItem[] = [
  { name: 'Dashboard', to: adminDashboardPath },
  { name: 'All Art works', to: adminArtworksPath, activeUnder: [editArtworkPath('')] },
  { name: 'Create Artwork', to: createArtworkPath },
  { name: 'Artists', to: adminArtistsPath, activeUnder: [editArtistPath('')] },
  { name: 'Create Artists', to: createArtistPath },
  { name: 'All orders', to: adminOrdersPath },
  { name: 'Notifications', to: notificationsPath },
];

export const moreNavItems: NavItem[] = [
  { name: 'Events', to: adminEventsPath, activeUnder: [createEventPath, editEventPath('')] },
  { name: 'Auctions', to: adminAuctionsPath, activeUnder: [adminAuctionPath('')] },
  { name: 'Enquiries', to: adminEnquiriesPath },
  { name: 'Releases', to: releasesPath },
];

export function ariaCurrent({ to, activeUnder }: NavItem, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return activeUnder?.some((beginning) => pathname.startsWith(beginning)) || undefined;
}
