import { applyBid, type Bid, type LotState, lotAfterRetraction, openedLot } from '../bidding';
import { isOnGrid, validIncrements } from '../increments';
import { commitmentOf, type LotRecord, type Opening, type RecordEntry } from '../record';
import {
  bidFields,
  closedFields,
  openedFields,
  recordStateOf,
  retractedFields,
  withdrawnFields,
} from '../record-fields';
import { isTime } from './read-record';

/** A lot as its record describes it up to one step. `used` counts the openings that the steps needed. */
export type ReplayedLot = {
  record: LotRecord;
  openings: Map<number, Opening>;
  used: number;
  state: LotState | null;
  bids: Map<number, Bid>;
  openedAt: number;
  retractions: number;
  ended: boolean;
};

/** Each retraction replays all that remains, so this limit stops a record that was made to keep a reader busy. */
const maxRetractions = 100;

type Replay = (lot: ReplayedLot, entry: RecordEntry) => Promise<string | null> | string | null;

const replays: Record<RecordEntry['kind'], Replay> = {
  opened: replayOpening,
  bid: replayBid,
  retracted: replayRetraction,
  closed: replayEnd,
  withdrawn: replayWithdrawal,
};

/** Returns the lot before its first step. */
export function startReplay(record: LotRecord): ReplayedLot {
  const openings = new Map(record.openings.map((opening) => [opening.seq, opening]));
  return {
    record,
    openings,
    used: 0,
    state: null,
    bids: new Map(),
    openedAt: 0,
    retractions: 0,
    ended: false,
  };
}

/** Takes the lot one step further by the rules. Returns what is wrong with the step, or null. */
export async function replayStep(lot: ReplayedLot, entry: RecordEntry): Promise<string | null> {
  if (lot.ended) return `Step ${entry.seq} comes after the end.`;
  if ((lot.state === null) !== (entry.kind === 'opened')) return 'A lot opens once, at its first step.';
  return replays[entry.kind](lot, entry);
}

async function replayOpening(lot: ReplayedLot, entry: RecordEntry): Promise<string | null> {
  const { record } = lot;
  const { fields, seq } = entry;
  const invalid = validIncrements(record.steps);
  if (invalid) return `The steps of the price cannot be: ${invalid}.`;
  const start = Number(fields.start);
  const closesAt = fields.closes_at;
  if (!isOnGrid(record.steps, start) || !isTime(closesAt))
    return 'The start or the end of the lot cannot be.';
  const sealed = fields.reserve ? await openCommitment(lot, seq) : null;
  const reserve = sealed?.max ?? 0;
  if (fields.reserve && !(reserve > 0 && isOnGrid(record.steps, reserve)))
    return 'The reserve is sealed in the record, but not opened.';
  lot.openedAt = Date.parse(entry.at);
  lot.state = openedLot({ start, reserve, closesAt: Date.parse(closesAt) });
  const expected = {
    lot: record.lot,
    steps: record.steps,
    start,
    reserve: sealed?.commitment ?? '',
    closesAt: Date.parse(closesAt),
  };
  return difference(entry, openedFields(expected));
}

async function replayBid(lot: ReplayedLot, entry: RecordEntry): Promise<string | null> {
  const { seq, fields } = entry;
  const sealed = await openCommitment(lot, seq);
  if (!sealed) return `The maximum of step ${seq} is not opened.`;
  const bidder = Number(fields.bidder);
  if (!Number.isSafeInteger(bidder) || bidder < 1) return `Nobody bids in step ${seq}.`;
  const bid = { bidder: String(bidder), max: sealed.max, at: Date.parse(entry.at) };
  if (!lot.state || bid.at < lot.openedAt) return `The bid of step ${seq} came before the opening.`;
  const placed = applyBid(lot.record.steps, lot.state, bid);
  if (placed.answer !== 'WINNING' && placed.answer !== 'OUTBID')
    return `The rules refuse the bid of step ${seq}: ${refusals[placed.answer]}.`;
  lot.state = placed.lot;
  lot.bids.set(seq, bid);
  return difference(
    entry,
    bidFields({ bidder, commitment: sealed.commitment, after: recordStateOf(placed.lot) }),
  );
}

const refusals = {
  TOO_LOW: 'it is too low',
  OFF_GRID: 'it is between two steps of the price',
  NOT_HIGHER: 'the leader’s maximum was not raised',
  LOT_CLOSED: 'it came after the end',
};

function replayRetraction(lot: ReplayedLot, entry: RecordEntry): string | null {
  const seq = Number(entry.fields.seq);
  lot.retractions += 1;
  if (lot.retractions > maxRetractions) return `There are more than ${maxRetractions} retractions.`;
  if (!lot.state || !lot.bids.delete(seq)) return `Step ${entry.seq} retracts a bid that is not active.`;
  const at = Date.parse(entry.at);
  if (at >= lot.state.closesAt) return `Step ${entry.seq} retracts a bid after the end.`;
  lot.state = lotAfterRetraction(lot.record.steps, lot.state, [...lot.bids.values()], at);
  return difference(entry, retractedFields({ seq, after: recordStateOf(lot.state) }));
}

function replayEnd(lot: ReplayedLot, entry: RecordEntry): string | null {
  if (!lot.state || Date.parse(entry.at) < lot.state.closesAt) return 'The lot was closed before its end.';
  lot.ended = true;
  return difference(entry, closedFields(recordStateOf(lot.state)));
}

function replayWithdrawal(lot: ReplayedLot, entry: RecordEntry): string | null {
  lot.ended = true;
  return lot.state && difference(entry, withdrawnFields(recordStateOf(lot.state)));
}

async function openCommitment(
  lot: ReplayedLot,
  seq: number,
): Promise<{ max: number; commitment: string } | null> {
  const opening = lot.openings.get(seq);
  if (!opening) return null;
  lot.used += 1;
  return { max: opening.max, commitment: await commitmentOf(opening.max, opening.nonce) };
}

const labels = new Map([
  ['commitment', 'sealed maximum'],
  ['closes_at', 'end'],
  ['bids', 'number of bids'],
  ['steps', 'table of steps'],
]);

/** Returns the first field that is wrong. */
function difference({ seq, fields }: RecordEntry, expected: Record<string, string>): string | null {
  const keys = new Set([...Object.keys(expected), ...Object.keys(fields)]);
  const key = [...keys].find((name) => !Object.hasOwn(fields, name) || fields[name] !== expected[name]);
  if (!key) return null;
  const right = Object.hasOwn(expected, key) ? `“${expected[key]}” is right` : 'nothing belongs there';
  return `The ${labels.get(key) ?? key} of step ${seq} is “${fields[key] ?? ''}”, but ${right}.`;
}
