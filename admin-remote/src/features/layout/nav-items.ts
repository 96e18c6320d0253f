/** `activeUnder`: path prefixes of screens that belong to the item but are not in the navigation. */
export type NavItem = { name: string; to: string; activeUnder?: string[] };

export const notificationsPath = '/admin/admin-notification';

export const mainNavItems: NavItem[] = [
  { name: 'Dashboard', to: '/admin/dashboard' },
  { name: 'All Art works', to: '/admin/admin-all-art-works', activeUnder: ['/admin/edit-artwork/'] },
  { name: 'Create Artwork', to: '/admin/create-artwork' },
  { name: 'Artists', to: '/admin/admin-all-artist', activeUnder: ['/admin/edit-admin-artist/'] },
  { name: 'Create Artists', to: '/admin/create-artist' },
  { name: 'All orders', to: '/admin/all-orders' },
  { name: 'Notifications', to: notificationsPath },
];

export const moreNavItems: NavItem[] = [
  { name: 'Events', to: '/admin/events', activeUnder: ['/admin/create-event', '/admin/edit-event/'] },
  { name: 'Auctions', to: '/admin/auctions', activeUnder: ['/admin/auctions/'] },
  { name: 'Enquiries', to: '/admin/enquiries' },
  { name: 'Releases', to: '/admin/releases' },
];

export function ariaCurrent({ to, activeUnder }: NavItem, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return activeUnder?.some((beginning) => pathname.startsWith(beginning)) || undefined;
}
