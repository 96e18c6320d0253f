import { array, boolean, type InferType, object } from 'yup';
import { pagedSchema } from '../fields/answer.schema';
import { anyText, id, timestamp } from '../fields/answer-fields.schema';

/** The names are those of the form's fields (specification § 3). */
export const contactRecordSchema = object({
  _id: id(),
  firstName: anyText(),
  lastName: anyText(),
  email: anyText(),
  phoneNumber: anyText(),
  textarea: anyText(),
  at: timestamp(),
  done: boolean().defined(),
});
export type ContactRecord = InferType<typeof contactRecordSchema>;

export const contactRecordsSchema = pagedSchema.shape({
  messages: array().of(contactRecordSchema).defined(),
});
export type ContactRecordsAnswer = InferType<typeof contactRecordsSchema>;

export const contactAnswerSchema = object({ contact: contactRecordSchema });
export type ContactRecordAnswer = InferType<typeof contactAnswerSchema>;

export const contactMarkedSchema = contactAnswerSchema.shape({ message: anyText() });
export type ContactMarkedAnswer = InferType<typeof contactMarkedSchema>;
