import type { Ability } from '@gallery/shared/contract/account/roles';
import * as paths from '@gallery/shared/paths/admin-paths';
import { matchPath } from '@gallery/shared/router';

/** What a role must allow to open a page, and to change something there. */
export type PageAbilities = { opens: Ability; changes?: Ability };

/** A page whose whole purpose is a change needs the ability to open it. The first match counts. */
const pages: readonly [path: string, abilities: Partial<PageAbilities>][] = [
  [paths.createArtistPath, { opens: 'catalogue' }],
  [paths.createArtworkPath, { opens: 'catalogue' }],
  [paths.createViewingRoomPath, { opens: 'catalogue' }],
  [paths.importsPath, { opens: 'catalogue' }],
  [paths.editImportPath(':id'), { opens: 'catalogue' }],
  [paths.adminLandingPath, { opens: 'catalogue' }],
  [paths.createEventPath, { opens: 'programme' }],
  [paths.doorPath(':id'), { opens: 'programme' }],
  [paths.letterTemplatesPath, { opens: 'correspondence' }],
  [paths.adminDeliveryPath, { opens: 'prices' }],
  [paths.currenciesPath, { opens: 'prices' }],
  [paths.settlementPath, { opens: 'money' }],
  [paths.statementPath(':id'), { opens: 'money' }],
  [paths.administratorsPath, { opens: 'administrators' }],
  [paths.settingsPath, { opens: 'settings' }],
  [paths.releasesPath, { opens: 'releases' }],
  [paths.adminArtistsPath, { changes: 'catalogue' }],
  [paths.editArtistPath(':id'), { changes: 'catalogue' }],
  [paths.adminArtworksPath, { changes: 'catalogue' }],
  [paths.editArtworkPath(':id'), { changes: 'catalogue' }],
  [paths.viewingRoomsPath, { changes: 'catalogue' }],
  [paths.editViewingRoomPath(':id'), { changes: 'catalogue' }],
  [paths.adminEventsPath, { changes: 'programme' }],
  [paths.editEventPath(':id'), { changes: 'programme' }],
  [paths.adminEnquiriesPath, { changes: 'correspondence' }],
  [paths.adminConversationPath(':id'), { changes: 'correspondence' }],
  [paths.adminOrdersPath, { changes: 'trade' }],
  [paths.adminAuctionsPath, { changes: 'trade' }],
  [paths.adminAuctionPath(':id'), { changes: 'trade' }],
  [paths.liveAuctionPath(':id'), { changes: 'trade' }],
  [paths.adminOffersPath, { changes: 'trade' }],
  [paths.adminPersonPath(':id'), { changes: 'people' }],
];

/** Other pages show what every administrator may read. */
export function abilitiesOf(pathname: string): PageAbilities {
  const [, abilities] = pages.find(([path]) => matchPath(path, pathname)) ?? [];
  return { opens: 'read', ...abilities };
}
