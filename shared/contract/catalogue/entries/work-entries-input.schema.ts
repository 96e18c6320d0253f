import { array, boolean, type InferType, object, string } from 'yup';
import { text } from '../../fields/text.schema';
import { version } from '../../fields/whole-number.schema';
import { maxPictureAlt } from '../pictures/work-pictures';
import { entryKinds, maxEntryDate, maxEntryText, maxWorkEntries } from './work-entries';

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
