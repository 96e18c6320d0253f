/** Where the navigation leads; `also` are screens that belong to a place without standing in the navigation. */
export type OfficePlace = { name: string; to: string; also?: string[] };

export const notificationsPath = '/admin/admin-notification';

export const officePlaces: OfficePlace[] = [
  { name: 'Dashboard', to: '/admin/dashboard' },
  { name: 'All Art works', to: '/admin/admin-all-art-works', also: ['/admin/edit-artwork/'] },
  { name: 'Create Artwork', to: '/admin/create-artwork' },
  { name: 'Artists', to: '/admin/admin-all-artist', also: ['/admin/edit-admin-artist/'] },
  { name: 'Create Artists', to: '/admin/create-artist' },
  { name: 'All orders', to: '/admin/all-orders' },
  { name: 'Notifications', to: notificationsPath },
];

export const morePlaces: OfficePlace[] = [
  { name: 'Events', to: '/admin/events', also: ['/admin/create-event', '/admin/edit-event/'] },
  { name: 'Auctions', to: '/admin/auctions', also: ['/admin/create-lot', '/admin/edit-lot/'] },
  { name: 'Enquiries', to: '/admin/enquiries' },
];

/** Whether one stands in `place`: at it, or in a screen that belongs to it. */
export function standsIn({ to, also }: OfficePlace, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return also?.some((beginning) => pathname.startsWith(beginning)) || undefined;
}
