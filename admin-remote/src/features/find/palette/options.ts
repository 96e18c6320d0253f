import type { FoundKind } from '@gallery/shared/contract/find/find';
import type { Found, FoundGroup } from '@gallery/shared/contract/find/find.schema';
import {
  adminArtistsPath,
  adminArtworksPath,
  adminAuctionPath,
  adminConversationPath,
  adminOrdersPath,
  adminPeoplePath,
  adminPersonPath,
  createArtistPath,
  createArtworkPath,
  createEventPath,
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
    if (list) options.push({ key: `all-${kind}`, title: `All ${total} ${kind}`, path: searched(list, q) });
    return { label: kindLabels[kind], count: rest ? `${found.length} of ${total}` : String(total), options };
  });
}

const actions: PaletteOption[] = [
  { key: 'create-artwork', title: 'Create Artwork', path: createArtworkPath },
  { key: 'create-artist', title: 'Create Artist', path: createArtistPath },
  { key: 'create-event', title: 'Create event', path: createEventPath },
];

/** What the palette offers before the first letter. */
export function firstGroups(recent: readonly FoundOne[]): PaletteGroup[] {
  const opened = { label: 'Recently opened', count: '', options: recent.map(optionOf) };
  const forms = { label: 'Actions', count: '', options: actions };
  return recent.length > 0 ? [opened, forms] : [forms];
}

function optionOf(found: FoundOne): PaletteOption {
  const { kind, _id, title } = found;
  return { key: `${kind}-${_id}-${title}`, title, path: pathOf[kind](found), found };
}

const pathOf: Record<FoundKind, (found: FoundOne) => string> = {
  people: ({ opens }) => adminPersonPath(opens),
  orders: ({ opens }) => orderPath(opens),
  payments: ({ opens }) => orderPath(opens),
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

function searched(list: string, q: string): string {
  return `${list}?q=${encodeURIComponent(q)}`;
}
