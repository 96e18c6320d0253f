import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, pictureSchema } from '../../fields/answer.schema';
import { text } from '../../fields/text.schema';
import { version } from '../../fields/whole-number.schema';
import { maxPictureAlt } from '../pictures/work-pictures';
import { entryKinds, maxEntryDate, maxEntryText, maxWorkEntries } from './work-entries';

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

const kindMessage = `kind must be one of ${entryKinds.join(', ')}`;
const publicMessage = 'is_public must be true or false';
const orderMessage = 'order must name each entry of the work once';

export const entrySchema = object({
  kind: string().typeError(kindMessage).oneOf(entryKinds, kindMessage).required(kindMessage),
  date: text(maxEntryDate, `The date has at most ${maxEntryDate} characters`).default(''),
  text: text(maxEntryText, `The text has at most ${maxEntryText} characters`).required(
    'The text is required',
  ),
  is_public: boolean().typeError(publicMessage).required(publicMessage),
});
export type EntryInput = InferType<typeof entrySchema>;

export const entryPictureInputSchema = object({
  img_url: text(2_000, 'Image is not valid').required('Image is required'),
  alt: text(maxPictureAlt, `The description has at most ${maxPictureAlt} characters`).default(''),
});
export type EntryPictureInput = InferType<typeof entryPictureInputSchema>;

const versioned = { version: version() };

export const saveEntrySchema = entrySchema.shape(versioned);
export type SaveEntryInput = InferType<typeof saveEntrySchema>;
export const addEntryPictureSchema = entryPictureInputSchema.shape(versioned);
export type AddEntryPictureInput = InferType<typeof addEntryPictureSchema>;
export const removeFromEntriesSchema = object(versioned);
export type RemoveFromEntriesInput = InferType<typeof removeFromEntriesSchema>;

export const orderEntriesSchema = object({
  order: array()
    .of(string().typeError(orderMessage).required(orderMessage).max(100, orderMessage))
    .typeError(orderMessage)
    .required(orderMessage)
    .max(maxWorkEntries, orderMessage),
  version: version(),
});
export type OrderEntriesInput = InferType<typeof orderEntriesSchema>;
