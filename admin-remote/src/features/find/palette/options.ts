import { type FoundKind, foundKinds } from '@gallery/shared/contract/find/find';
import type { Found, FoundGroup } from '@gallery/shared/contract/find/find.schema';
import { groupDigits } from '@gallery/shared/domain/money';
import {
  adminArtistsPath,
  adminArtworksPath,
  adminAuctionPath,
  adminConversationPath,
  adminEventsPath,
  adminOrdersPath,
  adminPeoplePath,
  adminPersonPath,
  createArtistNamedPath,
  createArtistPath,
  createArtworkPath,
  createEventPath,
  createViewingRoomPath,
  editArtistPath,
  editArtworkPath,
  editEventPath,
} from '@gallery/shared/paths/admin-paths';

export type FoundOne = Found & { kind: FoundKind };

/** Without `found`, the option opens a list or a form. */
export type PaletteOption = { key: string; title: string; path: string; found?: FoundOne };

export type PaletteGroup = { label: string; count: string; options: PaletteOption[] };

export const kindLabels: Record<FoundKind, string> = {
  people: 'People',
  orders: 'Orders',
  works: 'Works',
  artists: 'Artists',
  enquiries: 'Enquiries',
  messages: 'Messages',
  lots: 'Lots',
  events: 'Events',
  payments: 'Payments',
  certificates: 'Certificates',
};

/** Lists that search the same text. That of the works knows no prices. */
const lists: Partial<Record<FoundKind, string>> = {
  people: adminPeoplePath,
  orders: adminOrdersPath,
  works: adminArtworksPath,
  artists: adminArtistsPath,
};

export function groupsOf(groups: readonly FoundGroup[], q: string): PaletteGroup[] {
  return groups.map(({ kind, total, found }) => {
    const options = found.map((one) => optionOf({ ...one, kind }));
    const rest = total > found.length;
    const list = rest && (kind !== 'works' || !/\d/.test(q)) && lists[kind];
    if (list)
      options.push({
        key: `all-${kind}`,
        title: `All ${groupDigits(total)} ${kind}`,
        path: searched(list, q),
      });
    return {
      label: kindLabels[kind],
      count: rest ? `${found.length} of ${groupDigits(total)}` : String(total),
      options,
    };
  });
}

const actions: PaletteOption[] = [
  { key: 'create-artwork', title: 'Create Artwork', path: createArtworkPath },
  { key: 'create-artist', title: 'Create Artist', path: createArtistPath },
  { key: 'create-event', title: 'Create event', path: createEventPath },
  { key: 'create-viewing-room', title: 'Create viewing room', path: createViewingRoomPath },
  { key: 'check-in', title: 'Check in guests', path: adminEventsPath },
];

/** What the palette offers before the first letter. */
export function firstGroups(recent: readonly FoundOne[]): PaletteGroup[] {
  const opened = { label: 'Recently opened', count: '', options: recent.map(optionOf) };
  const forms = { label: 'Actions', count: '', options: actions };
  return recent.length > 0 ? [opened, forms] : [forms];
}

/** What to do when nothing fits `q`: a number is nobody's name. */
export function actionsWithout(q: string): PaletteGroup[] {
  const archived = { key: 'archived', title: 'Search archived works', path: archivedPath(q) };
  const artist = { key: 'named-artist', title: `Create artist ‘${q}’`, path: createArtistNamedPath(q) };
  return [{ label: 'Actions', count: '', options: /\d/.test(q) ? [archived] : [artist, archived] }];
}

/** Names the groups without a result, such as 'events or payments'. */
export function emptyKinds(groups: readonly FoundGroup[]): string {
  const kinds = foundKinds.filter((kind) => groups.every((group) => group.kind !== kind));
  return either.format(kinds.map((kind) => kindLabels[kind].toLowerCase()));
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

function optionOf(found: FoundOne): PaletteOption {
  const { kind, _id, title } = found;
  return { key: `${kind}-${_id}-${title}`, title, path: pathOf[kind](found), found };
}

const pathOf: Record<FoundKind, (found: FoundOne) => string> = {
  people: ({ opens }) => adminPersonPath(opens),
  orders: ({ opens }) => orderPath(opens),
  payments: ({ opens }) => orderPath(opens),
  certificates: ({ opens }) => orderPath(opens),
  works: ({ opens }) => editArtworkPath(opens),
  artists: ({ opens }) => editArtistPath(opens),
  enquiries: senderPath,
  messages: senderPath,
  lots: ({ opens }) => adminAuctionPath(opens),
  events: ({ opens }) => editEventPath(opens),
};

/** A message whose sender is no longer known has its letters. */
function senderPath({ _id, opens }: FoundOne): string {
  return opens === _id ? adminConversationPath(_id) : adminPersonPath(opens);
}

function orderPath(id: string): string {
  return `${adminOrdersPath}?order=${id}`;
}

function archivedPath(q: string): string {
  return `${searched(adminArtworksPath, q)}&state=archived&view=table`;
}

function searched(list: string, q: string): string {
  return `${list}?q=${encodeURIComponent(q)}`;
}
