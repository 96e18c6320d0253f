import { applyBid, type LotState, lotAfterRetraction, openedLot } from '../auction/bidding';
import { standardIncrements } from '../auction/increments';
import {
  type Checkpoint,
  checkpointMessage,
  commitmentOf,
  entryHash,
  firstHash,
  type LotRecord,
  type Receipt,
  type RecordEntry,
} from '../auction/record';
import {
  bidFields,
  closedFields,
  openedFields,
  recordStateOf,
  retractedFields,
  withdrawnFields,
} from '../auction/record-fields';

type Step =
  | { bidder: number; max: number; at: string }
  | { retracted: number; at: string }
  | { withdrawn: true; at: string };

const lot = {
  id: '5b1ff0c6-58a6-4ac2-9a27-6f9a0a3c7a05',
  number: 5,
  auction: 'Lines and Cloth',
  title: 'Lines for My Mother',
  artist: 'Ngọzi Eze',
};
const day = '2026-11-27T';
export const sampleBids: Step[] = [
  { bidder: 3, max: 900_000, at: '09:05:12' },
  { bidder: 5, max: 950_000, at: '09:31:40' },
  { bidder: 3, max: 1_100_000, at: '10:20:03' },
  { bidder: 4, max: 1_200_000, at: '12:47:29' },
  { bidder: 7, max: 1_600_000, at: '13:02:31' },
  { bidder: 9, max: 2_000_000, at: '13:45:09' },
  { bidder: 7, max: 2_300_000, at: '13:46:50' },
  { bidder: 5, max: 2_750_000, at: '17:13:41' },
];

export type SampleKeys = { publicKey: string; sign(message: Uint8Array<ArrayBuffer>): Promise<string> };

/** Creates a gallery's key. */
export async function sampleKeys(): Promise<SampleKeys> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return {
    publicKey: base64Of(await crypto.subtle.exportKey('spki', pair.publicKey)),
    sign: async (message) => base64Of(await crypto.subtle.sign('Ed25519', pair.privateKey, message)),
  };
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** Returns the record of an evening and a receipt of each bid, as the API writes them. */
export async function sampleLotRecord({
  steps = sampleBids,
  reserve = 1_200_000,
  keys: givenKeys,
}: {
  steps?: Step[];
  reserve?: number;
  keys?: SampleKeys;
} = {}): Promise<{ record: LotRecord; receipts: Receipt[] }> {
  const keys = givenKeys ?? (await sampleKeys());
  const closesAt = Date.parse(`${day}17:14:00.000Z`);
  const entries: RecordEntry[] = [];
  const openings: LotRecord['openings'] = [];
  const receipts: Receipt[] = [];
  const standing = new Map<number, { bidder: string; max: number; at: number }>();
  let state: LotState = openedLot({ start: 800_000, reserve, closesAt });

  async function add(
    kind: RecordEntry['kind'],
    at: string,
    fields: RecordEntry['fields'],
  ): Promise<Checkpoint> {
    const entry = { seq: entries.length + 1, kind, at, fields };
    const hash = await entryHash(entries.at(-1)?.hash ?? firstHash, entry);
    entries.push({ ...entry, hash });
    const checkpoint = { seq: entry.seq, hash, at };
    const signature = await keys.sign(checkpointMessage(lot.id, checkpoint));
    return { ...checkpoint, signature };
  }

  async function seal(max: number): Promise<string> {
    const nonce = (openings.length + 1).toString(16).padStart(32, '0');
    openings.push({ seq: entries.length + 1, max, nonce });
    return commitmentOf(max, nonce);
  }

  let checkpoint = await add(
    'opened',
    `${day}09:00:00.000Z`,
    openedFields({
      lot,
      steps: standardIncrements,
      start: state.start,
      reserve: reserve > 0 ? await seal(reserve) : '',
      closesAt,
    }),
  );
  for (const step of steps) {
    const at = `${day}${step.at}.000Z`;
    const time = Date.parse(at);
    if ('max' in step) {
      const bid = { bidder: String(step.bidder), max: step.max, at: time };
      state = applyBid(standardIncrements, state, bid).lot;
      standing.set(entries.length + 1, bid);
      const commitment = await seal(step.max);
      checkpoint = await add(
        'bid',
        at,
        bidFields({ bidder: step.bidder, commitment, after: recordStateOf(state) }),
      );
      const { seq, hash } = checkpoint;
      const { bidder, max } = step;
      const nonce = openings.at(-1)?.nonce ?? '';
      receipts.push({
        lot: lot.id,
        seq,
        bidder,
        max,
        nonce,
        at,
        hash,
        checkpoint,
        publicKey: keys.publicKey,
      });
    } else if ('retracted' in step) {
      standing.delete(step.retracted);
      state = lotAfterRetraction(standardIncrements, state, [...standing.values()], time);
      checkpoint = await add(
        'retracted',
        at,
        retractedFields({ seq: step.retracted, after: recordStateOf(state) }),
      );
    } else checkpoint = await add('withdrawn', at, withdrawnFields(recordStateOf(state)));
  }
  if (entries.at(-1)?.kind !== 'withdrawn')
    checkpoint = await add(
      'closed',
      new Date(state.closesAt).toISOString(),
      closedFields(recordStateOf(state)),
    );
  return {
    record: {
      version: 1,
      lot,
      steps: [...standardIncrements],
      entries,
      openings,
      checkpoint,
      publicKey: keys.publicKey,
    },
    receipts,
  };
}

/** Recomputes the hashes from `seq` on, as somebody would who changes a record secretly. */
export async function rehashed(record: LotRecord, seq: number): Promise<LotRecord> {
  for (const entry of record.entries.slice(seq - 1))
    entry.hash = await entryHash(record.entries[entry.seq - 2]?.hash ?? firstHash, entry);
  record.checkpoint.hash = record.entries.at(-1)?.hash ?? '';
  return record;
}
