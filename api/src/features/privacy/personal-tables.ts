import { type SQL, sql } from 'drizzle-orm';

/** `email` is in lower case, or `null` if the account has not confirmed it, or if it is the gallery's: then it proves nothing. */
export type Person = { id: string; email: string | null };

/** A table with rows about a person. The export and the erasure follow this list. */
export type PersonalTable = {
  table: string;
  /** Matches the rows, called `one`, that are about the person. */
  isAbout: (person: Person) => SQL;
  /** Names the rows in the export. Without a name, other rows say the same, or only the server reads them. */
  exported?: string;
  /** Columns that the export leaves out. */
  hidden?: string[];
  /** Deletes the rows, or sets columns. Without it, the rows stay and name nobody, because the account lost its name. */
  erase?: 'rows' | SQL | ((person: Person) => SQL);
};

const ofAccount = ({ id }: Person) => sql`one.user_id = ${id}`;
const byAccount = ({ id }: Person) => sql`one.by_user = ${id}`;
const ofOrder = ({ id }: Person) => sql`one.order_id IN (SELECT id FROM orders WHERE user_id = ${id})`;
const ofPayment = ({ id }: Person) => sql`one.reference IN (
  SELECT reference FROM payments JOIN orders ON orders.id = payments.order_id WHERE orders.user_id = ${id})`;
const ofAddress = ({ email }: Person) => (email === null ? sql`false` : sql`lower(one.email) = ${email}`);
const sentBy = (person: Person) =>
  sql`(${ofAccount(person)} OR (one.user_id IS NULL AND ${ofAddress(person)}))`;

/** A row stands before the rows that it refers to. */
export const personalTables: readonly PersonalTable[] = [
  { table: 'saved_works', isAbout: ofAccount, exported: 'saved_works', erase: 'rows' },
  { table: 'saved_lists', isAbout: ofAccount, exported: 'saved_lists', erase: 'rows' },
  { table: 'followed_artists', isAbout: ofAccount, exported: 'followed_artists', erase: 'rows' },
  { table: 'saved_searches', isAbout: ofAccount, exported: 'saved_searches', erase: 'rows' },
  { table: 'alerted_works', isAbout: ofAccount, exported: 'works_in_emails', erase: 'rows' },
  { table: 'followers', isAbout: ofAccount, exported: 'emails_about_new_works', erase: 'rows' },
  {
    table: 'email_follows',
    isAbout: ofEmailFollower,
    exported: 'artists_followed_by_email',
    hidden: ['follower_id'],
    erase: 'rows',
  },
  {
    table: 'email_alerts',
    isAbout: ofEmailFollower,
    exported: 'works_in_emails_without_account',
    hidden: ['follower_id'],
    erase: 'rows',
  },
  { table: 'email_followers', isAbout: isEmailFollower, erase: 'rows' },
  {
    table: 'staff_invitations',
    isAbout: ofAddress,
    exported: 'invitations',
    hidden: ['token_hash', 'invited_by'],
    erase: 'rows',
  },
  { table: 'newsletter_readers', isAbout: ofAddress, exported: 'newsletter', erase: 'rows' },
  { table: 'price_offers', isAbout: ofAccount, exported: 'offers', hidden: ['answered_by'], erase: 'rows' },
  {
    table: 'audits',
    isAbout: isAudited,
    exported: 'changes',
    hidden: ['by_name', 'by_user'],
    erase: ({ id }) => sql`from_state = NULL, to_state = NULL,
      by_name = CASE WHEN by_user = ${id} OR by_name LIKE 'Guest %' THEN 'Erased customer' ELSE by_name END`,
  },
  { table: 'notifications', isAbout: isNotified, erase: 'rows' },
  { table: 'notification_reads', isAbout: ofAccount, erase: 'rows' },
  {
    table: 'letters',
    isAbout: inConversation,
    exported: 'letters',
    hidden: ['by_user', 'source_id', 'conversation_id'],
    erase: 'rows',
  },
  { table: 'conversations', isAbout: isConversation, erase: 'rows' },
  { table: 'enquiries', isAbout: sentBy, exported: 'enquiries', erase: 'rows' },
  { table: 'contact_messages', isAbout: sentBy, exported: 'messages', erase: 'rows' },
  { table: 'bookings', isAbout: sentBy, exported: 'bookings', hidden: ['turn'], erase: 'rows' },
  {
    table: 'person_notes',
    isAbout: ({ id }) => sql`one.person_id IN (SELECT id FROM people WHERE user_id = ${id})`,
    exported: 'notes_of_the_gallery',
    hidden: ['by_user', 'by_name', 'person_id'],
    erase: 'rows',
  },
  { table: 'people', isAbout: ofAccount, erase: 'rows' },
  {
    table: 'orders',
    isAbout: ofAccount,
    exported: 'orders',
    hidden: ['network', 'extensions', 'picture_hash', 'guest_id'],
    erase: sql`deliver_to = NULL, quote_reply = '', network = NULL, tracking_number = NULL,
      address = CASE WHEN address LIKE 'Collected from %' THEN address ELSE 'Erased' END`,
  },
  { table: 'return_requests', isAbout: ofOrder, exported: 'returns', erase: sql`reason = ''` },
  {
    table: 'invoices',
    isAbout: ofOrder,
    exported: 'invoices',
    hidden: ['refund_id'],
    erase: sql`bill_to = NULL`,
  },
  {
    table: 'order_notes',
    isAbout: ofOrder,
    exported: 'notes_on_orders',
    hidden: ['by_user', 'by_name'],
    erase: 'rows',
  },
  {
    table: 'order_cancellations',
    isAbout: ofOrder,
    exported: 'cancellations',
    hidden: ['by_user'],
    erase: sql`reason = ''`,
  },
  {
    table: 'payments',
    isAbout: ofOrder,
    exported: 'payments',
    hidden: ['access_code', 'next_check_at', 'checks'],
  },
  { table: 'partial_refunds', isAbout: ofPayment, exported: 'refunds', erase: sql`reason = 'Erased'` },
  {
    table: 'webhooks',
    isAbout: ({ id }) => sql`EXISTS (
      SELECT FROM payments JOIN orders ON orders.id = payments.order_id
      WHERE orders.user_id = ${id} AND position(payments.reference IN one.body) > 0)`,
    erase: sql`body = ''`,
  },
  { table: 'certificates', isAbout: ofOrder, exported: 'certificates', hidden: ['signature'] },
  {
    table: 'sandbox_transactions',
    isAbout: ofPayment,
    erase: sql`email = 'erased'`,
  },
  { table: 'order_events', isAbout: byAccount },
  { table: 'packing_ticks', isAbout: byAccount },
  { table: 'check_ins', isAbout: byAccount },
  { table: 'order_keys', isAbout: ofAccount, erase: 'rows' },
  {
    table: 'bidders',
    isAbout: ofAccount,
    exported: 'auctions',
    hidden: ['decided_by'],
    erase: sql`address = '', reason = NULL`,
  },
  {
    table: 'bids',
    isAbout: ofAccount,
    exported: 'bids',
    hidden: ['retracted_by'],
    erase: sql`retracted_reason = CASE WHEN retracted_at IS NULL THEN NULL ELSE 'Erased' END`,
  },
  { table: 'lot_bidders', isAbout: ofAccount, exported: 'lots' },
  { table: 'lots', isAbout: ({ id }) => sql`one.leader_id = ${id}` },
  { table: 'offers', isAbout: ofAccount, exported: 'second_chances', hidden: ['created_by'] },
  {
    table: 'strikes',
    isAbout: ofAccount,
    exported: 'unpaid_lots',
    hidden: ['lifted_by'],
    erase: sql`reason = NULL`,
  },
  // The name of the client and the notes for them are free text without an address, so no account finds them. The
  // cleanup `viewing-rooms` deletes them.
  { table: 'viewing_room_labels', isAbout: () => sql`false` },
  { table: 'viewing_rooms', isAbout: () => sql`false` },
  { table: 'mails', isAbout: isMailed, erase: 'rows' },
  { table: 'guest_codes', isAbout: ofAddress, erase: 'rows' },
  {
    table: 'guests',
    isAbout: (person) =>
      sql`(${ofAddress(person)} AND NOT EXISTS (SELECT FROM orders WHERE orders.guest_id = one.id))`,
    erase: 'rows',
  },
  { table: 'email_changes', isAbout: ofAccount, erase: 'rows' },
  {
    table: 'recoveries',
    isAbout: (person) => sql`(${ofAccount(person)} OR ${ofAddress(person)})`,
    erase: 'rows',
  },
  { table: 'waiting_log_ins', isAbout: ofAccount, erase: 'rows' },
  { table: 'recovery_codes', isAbout: ofAccount, erase: 'rows' },
  {
    table: 'authenticators',
    isAbout: ofAccount,
    exported: 'second_step',
    hidden: ['sealed_key', 'last_step'],
    erase: 'rows',
  },
  { table: 'sessions', isAbout: ofAccount, exported: 'sessions', hidden: ['id'], erase: 'rows' },
];

function isEmailFollower(person: Person): SQL {
  return sql`(${ofAccount(person)} OR ${ofAddress(person)})`;
}

function ofEmailFollower(person: Person): SQL {
  return sql`one.follower_id IN (SELECT id FROM email_followers AS one WHERE ${isEmailFollower(person)})`;
}

/** Staff's notifications name the person who wrote, booked, or ordered. */
function isAboutSubject(person: Person): SQL {
  return sql`one.subject_id IN (
    SELECT id FROM orders AS one WHERE ${ofAccount(person)}
    UNION ALL SELECT id FROM price_offers AS one WHERE one.user_id = ${person.id}
    UNION ALL SELECT id FROM enquiries AS one WHERE ${sentBy(person)}
    UNION ALL SELECT id FROM contact_messages AS one WHERE ${sentBy(person)}
    UNION ALL SELECT id FROM bookings AS one WHERE ${sentBy(person)})`;
}

function isConversation(person: Person): SQL {
  return sql`one.id IN (
    SELECT id FROM enquiries AS one WHERE ${sentBy(person)}
    UNION ALL SELECT id FROM contact_messages AS one WHERE ${sentBy(person)})`;
}

function inConversation(person: Person): SQL {
  return sql`one.conversation_id IN (SELECT one.id FROM conversations AS one WHERE ${isConversation(person)})`;
}

/** An alert about a bidder has the auction as its subject, and the person's paddle in its text. */
function isNotified(person: Person): SQL {
  return sql`(${isAboutSubject(person)} OR EXISTS (
    SELECT FROM bidders WHERE bidders.user_id = ${person.id} AND bidders.auction_id = one.subject_id
      AND position(concat(', paddle ', bidders.paddle, ', waits for your approval') IN one.text) > 0))`;
}

/** Only a confirmed address proves that the mails are the person's. */
function isMailed({ email }: Person): SQL {
  return email === null ? sql`false` : sql`${email} IN (lower(one.to_address), lower(one.reply_to))`;
}

/** What anybody did to the person's orders, bookings, and messages, and the second chances that name the person. */
function isAudited(person: Person): SQL {
  return sql`(${byAccount(person)} OR one.subject_id = ${person.id} OR ${isAboutSubject(person)} OR EXISTS (
    SELECT FROM offers JOIN users ON users.id = offers.user_id
    WHERE offers.user_id = ${person.id} AND offers.lot_id = one.subject_id
      AND starts_with(one.to_state, concat(users.firstname, ' ', users.lastname, ', '))))`;
}
