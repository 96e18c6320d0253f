import { array, boolean, type InferType, number, object, string } from 'yup';
import { anyText, count, id, messageSchema, timestamp, wholeNumber } from '../../fields/answer.schema';
import { importFields } from './import-fields';

export const importStates = ['checking', 'running', 'done'] as const;

export const rowPlans = ['new', 'changed', 'same', 'wrong'] as const;
export type RowPlan = (typeof rowPlans)[number];

const column = object({
  header: anyText(),
  /** `null`: the column is not imported. */
  field: string().oneOf(importFields).defined().nullable(),
  first_values: array().of(anyText()).defined(),
});

const problem = object({
  /** As a spreadsheet counts: the header is row 1. */
  row: count(),
  /** The place of the column, or `null` if the file lacks it. */
  column: wholeNumber().defined().nullable(),
  header: anyText(),
  value: anyText(),
  message: anyText(),
});
export type RowProblem = InferType<typeof problem>;

const matched = object({
  row: count(),
  /** The inventory number or title. */
  name: anyText(),
  img_url: anyText(),
  views: count(),
  /** Of the smallest picture, in pixels. `null`: the browser did not send them. */
  width: wholeNumber().defined().nullable(),
  height: wholeNumber().defined().nullable(),
});
export type MatchedRow = InferType<typeof matched>;

export const importSchema = object({
  _id: id(),
  file_name: anyText(),
  state: string().oneOf(importStates).defined(),
  created_at: timestamp(),
  /** New works stay drafts. An answer of the release before lacks it. */
  as_drafts: boolean().optional(),
  /** The file was not UTF-8, so accents may be wrong. */
  is_encoding_guessed: boolean().defined(),
  columns: array().of(column).defined(),
  rows: object({
    total: count(),
    new: count(),
    changed: count(),
    same: count(),
    wrong: count(),
    /** New works without a picture wait for it. */
    without_picture: count(),
    done: count(),
  }).defined(),
  pictures: count(),
  /** The first new works without a picture, by inventory number or title. The previous release does not send them. */
  missing: array()
    .of(object({ row: count(), name: anyText() }))
    .optional(),
  /** Pictures with a side under 1,000 px. The previous release does not send them, nor the fields below. */
  small_pictures: count().optional(),
  /** The first rows with pictures, those with a small one first. */
  matched: array().of(matched).optional(),
  /** The first ones, in the order of the file. */
  problems: array().of(problem).defined(),
  /** The last moment to undo the import; `null` before a row is imported. */
  undo_until: timestamp().nullable().optional(),
});
export type ImportRecord = InferType<typeof importSchema>;

export const importAnswerSchema = object({ import: importSchema });
export type ImportAnswer = InferType<typeof importAnswerSchema>;

export const importSavedSchema = messageSchema.concat(importAnswerSchema);

const listedImport = object({
  _id: id(),
  file_name: anyText(),
  state: string().oneOf(importStates).defined(),
  created_at: timestamp(),
  rows: count(),
  done: count(),
});
export const importsSchema = object({ imports: array().of(listedImport).defined() });
export type ImportsAnswer = InferType<typeof importsSchema>;

const match = object({
  name: anyText(),
  /** `null`: the name fits no row. */
  row: number().integer().defined().nullable(),
  /** The import lacks this picture. */
  is_wanted: boolean().defined(),
});
export type PictureMatch = InferType<typeof match>;
export const matchesSchema = object({ pictures: array().of(match).defined() });
export type MatchesAnswer = InferType<typeof matchesSchema>;
