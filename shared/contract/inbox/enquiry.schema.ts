import { array, boolean, type InferType, object } from 'yup';
import { pagedSchema } from '../fields/answer.schema';
import { anyText, id, timestamp } from '../fields/answer-fields.schema';

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
