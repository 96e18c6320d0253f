import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client';
import type { Recipient } from '../../mail/email';
import type { ArrivedWork, Subscription } from '../new-works';

export type AlertWords = {
  matched: string;
  why: string;
  /** The path of the page with all works of an email. */
  all: (works: ArrivedWork[]) => string;
};

/** Readers of emails about new works: accounts, and addresses without one. */
export type Audience = {
  /** Who has had no email on this day in Lagos. */
  due: (db: Database) => Promise<string[]>;
  read: (db: Database, id: string) => Promise<{ subscriptions: Subscription[]; words: AlertWords }>;
  /** Locks the reader, so that several processes send one mail. Returns nothing for one who is no longer due. */
  lock: (tx: Database, id: string) => Promise<Recipient | undefined>;
  /** Notes the works, and returns the ids of those that the mailbox has had no email about. */
  note: (tx: Database, id: string, works: ArrivedWork[]) => Promise<string[]>;
  noteEmail: (tx: Database, id: string) => Promise<void>;
  stopPath: (id: string) => string;
};

/** Matches rows without an email on this day in Lagos. */
export function isDueAt(mailedAt: AnyPgColumn): SQL {
  return sql`coalesce(${lagosDay(mailedAt)} < ${lagosDay(sql`now()`)}, true)`;
}

function lagosDay(time: unknown): SQL {
  return sql`(${time} AT TIME ZONE 'Africa/Lagos')::date`;
}

type Id = { id: string };

export function without(added: readonly Id[], known: readonly Id[]): string[] {
  const knownIds = new Set(known.map(({ id }) => id));
  return added.map(({ id }) => id).filter((id) => !knownIds.has(id));
}
