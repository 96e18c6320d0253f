import { array, boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { tagInput } from '../catalogue/tags.schema';
import { text } from '../fields/text.schema';
import { version } from '../fields/whole-number.schema';
import { editFields, maxEditedWorks, priceChanges, priceLimits, priceRoundings } from './edit-limits';

const fieldMessage = `field must be one of ${editFields.join(', ')}`;
const byMessage = `by must be one of ${priceChanges.join(', ')}`;
const roundingMessage = `round_to must be one of ${priceRoundings.join(', ')}`;
const amountMessage = 'Enter a number';
const tooManyMessage = `Select at most ${maxEditedWorks} works`;
const noWorkMessage = 'Select works first';

const change = {
  field: string().required(fieldMessage).typeError(fieldMessage).oneOf(editFields, fieldMessage),
  /** For `price`, with `amount` and `round_to`. */
  by: string().typeError(byMessage).oneOf(priceChanges, byMessage),
  /** A percentage, or whole naira. */
  amount: number()
    .transform((_, sent) => numberIn(sent))
    .typeError(amountMessage)
    .min(-priceLimits.max, amountMessage)
    .max(priceLimits.max, amountMessage),
  round_to: number()
    .transform((_, sent) => numberIn(sent))
    .typeError(roundingMessage)
    .oneOf(priceRoundings, roundingMessage),
  /** For `artist`. */
  artist_email: text(254, 'Artist email is not valid').email('Artist email is not valid').default(''),
  /** For `tag_added` and `tag_removed`. */
  tag: tagInput(),
  /** For the other fields. Of `availability`, true is available, and false is sold outside of this site. `null`, or '' in a form: unknown, for `framed` only. */
  value: boolean()
    .transform((value, sent) => (sent === '' ? null : value))
    .typeError('value must be true, false, or null')
    .nullable(),
};

export const previewEditSchema = object({
  works: array()
    .of(workId())
    .typeError(noWorkMessage)
    .max(maxEditedWorks, tooManyMessage)
    .min(1, noWorkMessage)
    .required(noWorkMessage),
  ...change,
});
export type PreviewEditInput = InferType<typeof previewEditSchema>;

export const commitEditSchema = object({
  /** The id in the preview. A repeated request with it changes nothing more. */
  edit: string()
    .typeError('edit is not valid')
    .max(36, 'edit is not valid')
    .matches(idPattern, 'edit is not valid')
    .required('edit is required'),
  /** The changes of the preview. The API refuses all if one is out of date. */
  works: array()
    .of(object({ _id: workId(), version: version() }))
    .typeError(noWorkMessage)
    .max(maxEditedWorks, tooManyMessage)
    .min(1, noWorkMessage)
    .required(noWorkMessage),
  ...change,
  /** The artist in the preview. */
  artist_id: string()
    .typeError('artist_id is not valid')
    .max(36, 'artist_id is not valid')
    .matches(idPattern, { message: 'artist_id is not valid', excludeEmptyString: true })
    .nullable(),
  reason: text(500, 'Reason is too long').typeError('Reason is not valid').default(''),
});
export type CommitEditInput = InferType<typeof commitEditSchema>;

/** What a form of the back office sends, which asks for a reason. */
export const editFormSchema = object({
  ...change,
  reason: text(500, 'Reason is too long').required('Reason is required'),
});
export type EditFormInput = InferType<typeof editFormSchema>;

export type ChangeInput = Omit<PreviewEditInput, 'works'>;

function workId() {
  return string()
    .typeError('No Artwork')
    .max(36, 'No Artwork')
    .matches(idPattern, 'No Artwork')
    .required('No Artwork');
}

/** yup alone would also read lists as numbers. */
function numberIn(sent: unknown): unknown {
  if (sent === '' || sent === null || sent === undefined) return undefined;
  if (typeof sent === 'number') return sent;
  const isNumber = typeof sent === 'string' && /^\s*[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?\s*$/.test(sent);
  return isNumber ? Number(sent.replaceAll(',', '')) : Number.NaN;
}
