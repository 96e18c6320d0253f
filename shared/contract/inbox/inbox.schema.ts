import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, pagedSchema, timestamp } from '../fields/answer.schema';
import { listQuerySchema } from '../fields/list.schema';
import { email, text } from '../fields/text.schema';

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

export const enquiryRecordSchema = object({
  _id: id(),
  fullname: anyText(),
  email: anyText(),
  mobile: anyText(),
  artname: anyText(),
  art_id: id().nullable(),
  at: timestamp(),
  done: boolean().defined(),
});
export type EnquiryRecord = InferType<typeof enquiryRecordSchema>;

export const enquiriesSchema = pagedSchema.shape({ enquiries: array().of(enquiryRecordSchema).defined() });
export type EnquiriesAnswer = InferType<typeof enquiriesSchema>;

export const enquiryAnswerSchema = object({ enquiry: enquiryRecordSchema });
export type EnquiryAnswer = InferType<typeof enquiryAnswerSchema>;

export const enquiryMarkedSchema = enquiryAnswerSchema.shape({ message: anyText() });
export type EnquiryMarkedAnswer = InferType<typeof enquiryMarkedSchema>;

const doneMessage = 'done must be true or false';

export const doneSchema = object({ done: boolean().strict().typeError(doneMessage).required(doneMessage) });
export type DoneInput = InferType<typeof doneSchema>;

export const openQuerySchema = listQuerySchema.shape({
  open: string()
    .typeError('open must be true')
    .oneOf(['true'] as const, 'open must be true'),
});
export type OpenQuery = InferType<typeof openQuerySchema>;

/** The form has no rules (specification § 5). The API requires an address and a message. */
export const contactInputSchema = object({
  firstName: text(64, 'first name is too long').default(''),
  lastName: text(64, 'last name is too long').default(''),
  email: email('Email'),
  phoneNumber: text(32, 'Phone number is too long').default(''),
  textarea: text(5000, 'Message is too long').required('Message is required'),
});
export type ContactInput = InferType<typeof contactInputSchema>;
