import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, id, messageSchema, pagedSchema, timestamp } from '../fields/answer.schema';
import { conversationKinds, conversationStates } from './conversation';

const staffSchema = object({ _id: id(), name: anyText() });

export const conversationRowSchema = object({
  /** The id of the enquiry or message that began it. */
  _id: id(),
  kind: string().defined().oneOf(conversationKinds),
  name: anyText(),
  email: anyText(),
  /** The name of the work. '' for a message to the gallery. */
  work: anyText(),
  /** The beginning of the newest text. '' for an enquiry without letters. */
  excerpt: anyText(),
  /** The newest letter is the customer's. */
  waiting: boolean().defined(),
  letters: count(),
  state: string().defined().oneOf(conversationStates),
  assigned_to: staffSchema.nullable().defined(),
  /** The end of the snooze, also of a past one. */
  snoozed_until: timestamp().nullable(),
  /** The newest letter, or the end of the snooze. */
  at: timestamp(),
});
export type ConversationRow = InferType<typeof conversationRowSchema>;

export const conversationsSchema = pagedSchema.shape({
  conversations: array().of(conversationRowSchema).defined(),
  /** How many match the other filters in each state. */
  counts: object({ open: count(), snoozed: count(), done: count() }),
});
export type ConversationsAnswer = InferType<typeof conversationsSchema>;

const letterSchema = object({
  _id: id(),
  from_gallery: boolean().defined(),
  /** The administrator, or the customer's address. */
  by: anyText(),
  text: anyText(),
  at: timestamp(),
});

export const conversationSchema = object({
  conversation: conversationRowSchema.shape({
    phone: anyText(),
    work_id: id().nullable(),
    person_id: id().nullable(),
    /** What the customer wrote first. '' for an enquiry, because its form has no text field. */
    text: anyText(),
    sent_at: timestamp(),
  }),
  thread: array().of(letterSchema).defined(),
  administrators: array().of(staffSchema).defined(),
  /** Answers of the customer arrive here, not in the gallery's mailbox. */
  receives: boolean().defined(),
});
export type ConversationAnswer = InferType<typeof conversationSchema>;

export const conversationSavedSchema = messageSchema;
