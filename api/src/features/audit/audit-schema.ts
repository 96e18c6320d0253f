import type { AuditEntry } from '@gallery/shared/contract/fields/audit';
import { array, type ObjectSchema, object, string } from 'yup';

const entrySchema: ObjectSchema<AuditEntry> = object({
  at: string().datetime().defined(),
  by: string().defined(),
  action: string().defined(),
  from: string().defined().nullable(),
  to: string().defined().nullable(),
});

/** The entries of an answer that shows the audit. */
export const auditSchema = array().of(entrySchema).defined();
