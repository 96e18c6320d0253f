import { type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { artworkTypes } from '../catalogue/artwork-choices';
import { tagInput } from '../catalogue/tags.schema';
import { day } from '../fields/day.schema';
import { listQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { viewLimits, workSorts, workStates } from './work-states';

const sortMessage = `sort must be one of ${workSorts.join(', ')}`;
const searchMessage = 'q must be at most 100 characters';
const typeMessage = `type must be one of ${artworkTypes.join(', ')}`;
const stateMessage = `state must be one of ${workStates.join(', ')}`;
const artistMessage = 'artist must be an id';

export const worksQuerySchema = object({
  q: text(100, searchMessage).typeError(searchMessage),
  type: string().typeError(typeMessage).oneOf(artworkTypes, typeMessage),
  state: string().typeError(stateMessage).oneOf(workStates, stateMessage),
  artist: string().typeError(artistMessage).max(36, artistMessage).matches(idPattern, artistMessage),
  tag: tagInput(),
  min: naira('min'),
  max: naira('max'),
  /** Days in Lagos on which works were added, inclusive. */
  from: day('from'),
  to: day('to'),
});
export type WorksQuery = InferType<typeof worksQuerySchema>;

export const workRowsQuerySchema = worksQuerySchema.concat(listQuerySchema).shape({
  sort: string().typeError(sortMessage).oneOf(workSorts, sortMessage).default('newest'),
});
export type WorkRowsQuery = InferType<typeof workRowsQuerySchema>;

const queryMessage = `A view has at most ${viewLimits.query} characters`;

export const worksViewInputSchema = object({
  name: text(viewLimits.name, `A name has at most ${viewLimits.name} characters`)
    .typeError('Name is not valid')
    .required('Name the view'),
  /** The query of the page's address. */
  query: text(viewLimits.query, queryMessage).typeError(queryMessage).defined('query is required'),
});
export type WorksViewInput = InferType<typeof worksViewInputSchema>;

function naira(name: string) {
  const message = `${name} must be a whole number of naira`;
  return number()
    .transform((_, sent) => (/^\d{1,10}$/.test(String(sent)) ? Number(sent) : Number.NaN))
    .typeError(message);
}
