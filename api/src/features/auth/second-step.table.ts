import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { users } from '../users/user.table';

/** The app of an account that makes time-based codes (RFC 6238). */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key, encrypted with the secret of the tokens. */
  sealedKey: text('sealed_key').notNull(),
  /** `null` until the owner has typed a code: then log-ins need it. */
  confirmedAt: dateTime('confirmed_at'),
  /** The newest time step whose code was used. A trigger lets it only grow, so no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
});

/** Each replaces one code of the app, once: the row is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authenticators.userId, { onDelete: 'cascade' }),
    /** By argon2id, as passwords are. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
);

/** A log-in whose password was correct, and which waits for a code. */
export const waitingLogIns = pgTable(
  'waiting_log_ins',
  {
    id: uuid().primaryKey(),
    ticketHash: text('ticket_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [
    index('waiting_log_ins_by_user').on(table.userId),
    index('waiting_log_ins_by_end').on(table.endsAt),
  ],
);
