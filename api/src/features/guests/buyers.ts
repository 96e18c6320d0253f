import { getViewSelectedFields } from 'drizzle-orm';
import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core';

/** A view of customers and guests, whose ids never collide: migrations/0060. `title` and `address` of a guest are empty. */
export const buyers = pgView('buyers', {
  id: uuid().notNull(),
  title: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  address: text().notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
  isGuest: boolean('is_guest').notNull(),
}).existing();

/** For a selection beside other tables. */
export const buyerFields = getViewSelectedFields(buyers);
