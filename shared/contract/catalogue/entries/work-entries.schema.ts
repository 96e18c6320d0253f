import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, pictureSchema } from '../../fields/answer.schema';
import { entryKinds } from './work-entries';

const entryPictureSchema = object({
  _id: id(),
  /** Describes the picture for visitors who cannot see it. May be empty. */
  alt: anyText(),
  img_url: anyText(),
  picture: pictureSchema,
});
export type EntryPicture = InferType<typeof entryPictureSchema>;

/** A step of a work's provenance, an exhibition that showed it, or a report of its condition. */
export const workEntrySchema = object({
  _id: id(),
  kind: string().oneOf(entryKinds).defined(),
  /** A date or a year in the curator's words. May be empty. */
  date: anyText(),
  text: anyText(),
  pictures: array().of(entryPictureSchema).defined(),
});
export type WorkEntry = InferType<typeof workEntrySchema>;

/** Staff also see internal entries. */
export const workEntryRecordSchema = workEntrySchema.shape({ is_public: boolean().defined() });
export type WorkEntryRecord = InferType<typeof workEntryRecordSchema>;
