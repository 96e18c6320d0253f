import { type FoundKind, foundKinds } from '@gallery/shared/contract/find/find';
import type { FindAnswer, FindQuery, FoundGroup } from '@gallery/shared/contract/find/find.schema';
import type { Database } from '../../db/client';
import { searchTerms } from '../../db/search-terms';
import type { FindGroup } from './group';
import { findArtists } from './groups/find-artists';
import { findCertificates } from './groups/find-certificates';
import { findEvents } from './groups/find-events';
import { findLots } from './groups/find-lots';
import { findEnquiries, findMessages } from './groups/find-messages';
import { findOrders } from './groups/find-orders';
import { findPayments } from './groups/find-payments';
import { findPeople } from './groups/find-people';
import { findWorks } from './groups/find-works';

const finds: Record<FoundKind, FindGroup> = {
  people: findPeople,
  orders: findOrders,
  works: findWorks,
  artists: findArtists,
  enquiries: findEnquiries,
  messages: findMessages,
  lots: findLots,
  events: findEvents,
  payments: findPayments,
  certificates: findCertificates,
};

/** Searches the groups one after the other, so that a search takes one connection. The order whose number is typed comes first. */
export async function findAnything(db: Database, query: FindQuery): Promise<FindAnswer> {
  const { q: typed, certificates } = query;
  const groups: FoundGroup[] = [];
  if (typed === '') return { groups };
  const search = { ...searchTerms(typed), typed };
  for (const kind of foundKinds) {
    if (kind === 'certificates' && !certificates) continue;
    const group = await finds[kind](db, search);
    if (group.total > 0) groups.push(group);
  }
  const isOrder = (group: FoundGroup) => group.kind === 'orders' && group.found[0]?.number === search.number;
  if (search.number !== undefined) groups.sort((one, other) => Number(isOrder(other)) - Number(isOrder(one)));
  return { groups };
}
