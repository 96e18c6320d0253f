import type { ReserveState } from './bidding';
import type { IncrementStep } from './increments';
import { hexOf, joined, sha256 } from './sums';

export type RecordLot = { id: string; number: number; auction: string; title: string; artist: string };

export type RecordKind = 'opened' | 'bid' | 'retracted' | 'closed' | 'withdrawn';

/** One row of a lot's chain. `seq` counts from 1, `at` is ISO 8601 with milliseconds, and `hash` is hexadecimal. */
export type RecordEntry = {
  seq: number;
  kind: RecordKind;
  at: string;
  fields: Record<string, string>;
  hash: string;
};

/** The public part of a lot after a step. Amounts are whole naira. `leader` is a number of this lot, or ''. */
export type RecordState = {
  price: number;
  leader: number | null;
  reserve: ReserveState;
  bids: number;
  closesAt: string;
};

/** The last row, signed with the gallery's Ed25519 key over `checkpointMessage`. `signature` is base64. */
export type Checkpoint = { seq: number; hash: string; at: string; signature: string };

/** The secret behind the commitment of step `seq`: a bid's maximum, or at the opening the reserve. */
export type Opening = { seq: number; max: number; nonce: string };

/** Everything that anyone needs to check a lot that has ended. `publicKey` is base64 SPKI. */
export type LotRecord = {
  version: 1;
  lot: RecordLot;
  steps: IncrementStep[];
  entries: RecordEntry[];
  openings: Opening[];
  checkpoint: Checkpoint;
  publicKey: string;
};

/** The secret receipt of an accepted bid, which only its bidder gets. `hash` is that of step `seq`. */
export type Receipt = {
  lot: string;
  seq: number;
  bidder: number;
  max: number;
  nonce: string;
  at: string;
  hash: string;
  checkpoint: Checkpoint;
  publicKey: string;
};

export const firstHash = '0'.repeat(64);

/** Returns what a row's hash covers: the previous hash and length-prefixed texts, with the fields sorted by key. */
export function entryBytes(previousHash: string, entry: Omit<RecordEntry, 'hash'>): Uint8Array<ArrayBuffer> {
  const fields = Object.keys(entry.fields)
    .sort()
    .flatMap((key) => [key, entry.fields[key] ?? '']);
  return joined([previousHash, String(entry.seq), entry.kind, entry.at, ...fields]);
}

/** Returns the hash of a row: SHA-256 of its `entryBytes`. */
export function entryHash(previousHash: string, entry: Omit<RecordEntry, 'hash'>): Promise<string> {
  return sha256(entryBytes(previousHash, entry));
}

/** Returns the bytes whose SHA-256 is the commitment. */
export function commitmentBytes(max: number, nonce: string): Uint8Array<ArrayBuffer> {
  return joined([String(max), nonce]);
}

/** Returns the commitment that represents a maximum or a reserve in the record until it is opened. */
export function commitmentOf(max: number, nonce: string): Promise<string> {
  return sha256(commitmentBytes(max, nonce));
}

/** Returns the bytes that the gallery signs. */
export function checkpointMessage(
  lotId: string,
  checkpoint: Omit<Checkpoint, 'signature'>,
): Uint8Array<ArrayBuffer> {
  const { seq, hash, at } = checkpoint;
  return joined(['auction checkpoint 1', lotId, String(seq), hash, at]);
}

/** Returns a new secret of 16 random bytes, in hexadecimal. */
export function newNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
