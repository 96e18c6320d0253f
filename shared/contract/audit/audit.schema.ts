import { array, type InferType, object, string } from 'yup';
import { anyText, id, pagedSchema, timestamp } from '../fields/answer.schema';
import { day } from '../fields/day.schema';
import { recordsQuerySchema } from '../fields/list.schema';
import { auditSubjects } from './audit';

const subjectMessage = `subject must be one of ${auditSubjects.join(', ')}`;

/** Days are those of Lagos. `q` searches the author, the action, the values, and the record's name or id. */
export const auditQuerySchema = recordsQuerySchema.shape({
  subject: string().typeError(subjectMessage).oneOf(auditSubjects, subjectMessage),
  from: day('from'),
  to: day('to'),
});
export type AuditQuery = InferType<typeof auditQuerySchema>;

const auditRowSchema = object({
  _id: anyText(),
  at: timestamp(),
  /** The author's name. It stays when the account is deleted. */
  by: anyText(),
  action: anyText(),
  subject: string().defined().oneOf(auditSubjects),
  subject_id: id(),
  /** The record's present name, such as 'Order 1001', or '' if it has none or is gone. */
  name: anyText(),
  before: anyText().nullable(),
  after: anyText().nullable(),
});
export type AuditRow = InferType<typeof auditRowSchema>;

/** Newest first. */
export const auditSchema = pagedSchema.shape({ entries: array().of(auditRowSchema).defined() });
export type AuditAnswer = InferType<typeof auditSchema>;
