import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import { type EditField, priceLimits } from '@gallery/shared/contract/collection/edit-limits';
import type { EditPreview, KeptWork, PlannedChange } from '@gallery/shared/contract/collection/works-edit';
import { formatNaira } from '@gallery/shared/domain/money';
import { type Change, newPrice, newValueOf, textOf } from './change';
import type { WorkNow } from './edited-works';
import { wordsOf } from './field-words';
import { isOfTags, tagReasonOf, tagsAfter } from './tag-change';

/** Values are texts that the database can cast to the column's type. */
export type Planned = { work: WorkNow; before: string | null; after: string | null };
export type Plan = { changes: Planned[]; stays: KeptWork[] };

/** Sorts the works into those that the change reaches and those that stay, with the reason. The preview and the edit share it. */
export function planEdit(change: Change, ids: readonly string[], works: readonly WorkNow[]): Plan {
  const plan: Plan = { changes: [], stays: [] };
  const byId = new Map(works.map((work) => [work.id, work]));
  for (const id of ids) {
    const work = byId.get(id);
    if (!work) {
      plan.stays.push({
        _id: id,
        name: 'A work',
        artist: 'No Name',
        availability: 'available',
        reason: gone,
      });
      continue;
    }
    const [before, after] = [fieldValueOf(change.field, work), nextValue(change, work)];
    const reason = blockOf(change.field, work) ?? reasonOf(change, work, before, after);
    if (reason) plan.stays.push(keptWork(work, reason));
    else plan.changes.push({ work, before, after });
  }
  return plan;
}

export function fieldValueOf(field: EditField, work: WorkNow): string | null {
  if (field === 'price') return String(work.price);
  if (field === 'availability') return work.availability;
  if (field === 'artist') return work.artistId;
  if (field === 'framed') return textOf(work.framed);
  if (isOfTags(field)) return tagsText(work.tags);
  if (field === 'archived') return work.archivedAt?.toISOString() ?? null;
  return textOf(field === 'open_to_offers' ? work.openToOffers : work.priceOnRequest);
}

/** Returns why neither an edit nor its undo may change the field of a work now. */
export function blockOf(field: EditField, work: WorkNow): string | undefined {
  if (work.stage === 'archived' && field !== 'archived') return 'It is archived.';
  if (field === 'artist' || isOfTags(field)) return undefined;
  if (work.availability === 'sold' && (field !== 'availability' || work.hasOrder)) return 'It is sold.';
  if (work.availability === 'held') return 'A collector is buying it.';
  if (work.isBiddingOn || (leavesSale.has(field) && work.lot !== null)) {
    return `It is in an auction, lot ${work.lot}.`;
  }
  return work.hasOffer && field !== 'framed' ? 'A collector has made an offer for it.' : undefined;
}

/** Fields whose change keeps a work from an auction that it waits for. */
const leavesSale = new Set<EditField>(['archived', 'availability']);

export function keptWork(work: WorkNow, reason: string): KeptWork {
  const { id: _id, label: name, artist, isBiddingOn, availability } = work;
  return { _id, name, artist, availability: isBiddingOn ? 'in_auction' : availability, reason };
}

export function previewOf(edit: string, change: Change, { changes, stays }: Plan): EditPreview {
  const isPrice = change.field === 'price';
  const sum = (values: (string | null)[]) =>
    isPrice ? values.reduce((total, price) => total + Number(price), 0) : null;
  return {
    edit,
    field: change.field,
    changes: changes.map((planned) => shownChange(change, planned)),
    stays,
    artist_id: change.field === 'artist' ? change.artistId : null,
    before: sum(changes.map(({ before }) => before)),
    after: sum(changes.map(({ after }) => after)),
  };
}

export function shownChange(change: Change, { work, before, after }: Planned): PlannedChange {
  const artist = change.field === 'artist' ? change.name : undefined;
  return {
    _id: work.id,
    name: work.label,
    artist: work.artist,
    version: work.version,
    from: wordsOf(change.field, before, work.artist),
    to: wordsOf(change.field, after, artist),
  };
}

function nextValue(change: Change, work: WorkNow): string | null {
  if (change.field === 'price') return String(newPrice(work.price, change));
  if (change.field === 'artist') return change.artistId;
  if ('tag' in change) return tagsText(tagsAfter(change, work.tags));
  // PostgreSQL casts 'now' to the time of the transaction.
  return change.field === 'archived' ? 'now' : newValueOf(change);
}

function reasonOf(
  change: Change,
  work: WorkNow,
  before: string | null,
  after: string | null,
): string | undefined {
  if (change.field === 'archived') return work.archivedAt ? gone : undefined;
  if ('tag' in change) return tagReasonOf(change, work.tags);
  if (change.field !== 'price') return before === after ? 'It has this value already.' : undefined;
  if (change.by !== 'set' && work.priceOnRequest) return 'Its price is on request.';
  const price = Number(after);
  if (price < priceLimits.min) return 'Its price would be less than #1.';
  if (price > priceLimits.max) return `Its price would be more than ${formatNaira(priceLimits.max)}.`;
  return before === after ? 'Its price stays the same.' : undefined;
}

const gone = 'It is not published.';
