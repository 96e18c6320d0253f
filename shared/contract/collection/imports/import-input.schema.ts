import { array, boolean, type InferType, number, object, string } from 'yup';
import { text } from '../../fields/text.schema';
import { importLimits } from './import';
import { importFields } from './import-fields';

const fieldMessage = `field must be one of ${importFields.join(', ')}`;
const nameMessage = `A file name is longer than ${importLimits.pictureName} characters. Shorten it.`;
const namesMessage = `Send at most ${importLimits.names} names`;
const maxSidePixels = 1_000_000;
const longCell = `A cell has at most ${importLimits.cell} characters. Shorten it.`;

/** Of the query. The body is the file. */
export const readFileSchema = object({
  file_name: text(importLimits.fileName, `A file name has at most ${importLimits.fileName} characters`)
    .typeError('file_name is not valid')
    .required('file_name is required'),
});
export type ReadFileInput = InferType<typeof readFileSchema>;

export const columnsInputSchema = object({
  /** One for each column of the file. `null`: the column is not imported. */
  fields: array()
    .of(string().typeError(fieldMessage).oneOf(importFields, fieldMessage).nullable().defined())
    .typeError(fieldMessage)
    .max(importLimits.columns, 'fields has too many columns')
    .required('fields is required'),
});
export type ColumnsInput = InferType<typeof columnsInputSchema>;

export const cellInputSchema = object({
  column: number()
    .typeError('column is not valid')
    .integer('column is not valid')
    .min(0, 'column is not valid')
    .max(importLimits.columns - 1, 'column is not valid')
    .required('column is required'),
  value: text(importLimits.cell, longCell).typeError('value is not valid').default(''),
});
export type CellInput = InferType<typeof cellInputSchema>;

export const namesInputSchema = object({
  names: array()
    .of(pictureName())
    .typeError(namesMessage)
    .max(importLimits.names, namesMessage)
    .required(namesMessage),
});
export type NamesInput = InferType<typeof namesInputSchema>;

export const pictureInputSchema = object({
  name: pictureName(),
  img_url: text(2_000, 'Image is not valid').typeError('Image is not valid').required('Image is required'),
  /** In pixels. An old client does not send them. */
  width: pixels('width'),
  height: pixels('height'),
});
export type PictureInput = InferType<typeof pictureInputSchema>;

/** An old client sends nothing: its new works are published at once. */
export const startInputSchema = object({
  as_drafts: boolean().typeError('as_drafts must be true or false').default(false),
});
export type StartInput = InferType<typeof startInputSchema>;

function pixels(name: string) {
  const message = `${name} must be a number of pixels`;
  return number().typeError(message).integer(message).min(1, message).max(maxSidePixels, message);
}

function pictureName() {
  return text(importLimits.pictureName, nameMessage)
    .typeError('A file name is not valid')
    .required('A file name is required');
}
