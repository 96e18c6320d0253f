import type { LotRecord, RecordEntry } from '../record';

type Json = Record<string, unknown>;

const maxEntries = 20_000;
const maxFields = 20;
const maxText = 2_000;
const kinds = ['opened', 'bid', 'retracted', 'closed', 'withdrawn'];

const parts: Record<keyof LotRecord, (value: unknown) => boolean> = {
  version: (value) => value === 1,
  lot: (value) =>
    isObject(value) &&
    isCount(value.number) &&
    ['id', 'auction', 'title', 'artist'].every((key) => isText(value[key])),
  steps: (value) =>
    isList(
      value,
      100,
      (step) => isObject(step) && (step.to === null || isCount(step.to)) && isCount(step.by),
    ),
  entries: (value) => isList(value, maxEntries, isEntry),
  openings: (value) =>
    isList(
      value,
      maxEntries,
      (one) => isObject(one) && isCount(one.seq) && isCount(one.max) && isText(one.nonce),
    ),
  checkpoint: isCheckpoint,
  publicKey: isText,
};

/** Reads a record from untrusted JSON, or says which part is unreadable. */
export function readRecord(value: unknown): { record: LotRecord } | { unreadable: string } {
  if (!isObject(value)) return { unreadable: 'file' };
  const unreadable = Object.entries(parts).find(([name, fits]) => !fits(value[name]))?.[0];
  return unreadable ? { unreadable } : { record: value as LotRecord };
}

/** Returns true for a JSON object that is not a list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for a JSON text of a reasonable length. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxText;
}

/** Returns true for a whole JSON number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isCheckpoint(value: unknown): boolean {
  return (
    isObject(value) && isCount(value.seq) && isText(value.hash) && isTime(value.at) && isText(value.signature)
  );
}

/** Returns true for a valid time in the format of `toISOString`. */
export function isTime(value: unknown): value is string {
  if (!isText(value) || value.length !== 24) return false;
  const ms = Date.parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === value;
}

function isEntry(value: unknown): value is RecordEntry {
  return (
    isObject(value) &&
    isCount(value.seq) &&
    kinds.includes(value.kind as string) &&
    isTime(value.at) &&
    isText(value.hash) &&
    isObject(value.fields) &&
    Object.keys(value.fields).length <= maxFields &&
    Object.entries(value.fields).every(([key, text]) => isText(key) && isText(text))
  );
}

function isList(value: unknown, longest: number, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= longest && value.every(fits);
}
