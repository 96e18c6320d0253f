import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { mails } from '../../mail/mail.table';
import { orders } from '../order.table';

/** The mail of a shipped order. It waits until `sendsAt`, and until then staff can undo the shipping. */
export const shippingMails = pgTable('shipping_mails', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  mailId: uuid('mail_id')
    .notNull()
    .unique()
    .references(() => mails.id, { onDelete: 'cascade' }),
  sendsAt: dateTime('sends_at').notNull(),
});
