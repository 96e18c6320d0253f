import { boolean, type InferType, object } from 'yup';
import { idPattern } from '../../domain/id';
import { email, text } from '../fields/text.schema';
import { maxSearchQuery } from './following';

const queryMessage = 'This search is too long to save. Use fewer filters.';

export const searchInputSchema = object({
  /** The query of the catalogue's address, such as `type=Painting&max=500000`. */
  query: text(maxSearchQuery, queryMessage).typeError('query is not valid').required('query is required'),
});
export type SearchInput = InferType<typeof searchInputSchema>;

export const alertMailsInputSchema = object({
  stop: boolean().strict().typeError('stop must be true or false').required('stop is required'),
});
export type AlertMailsInput = InferType<typeof alertMailsInputSchema>;

const artistMessage = 'No artist with this id.';

export const followByEmailSchema = object({
  email: email('Email'),
  artist_id: text(36, artistMessage).required(artistMessage).matches(idPattern, artistMessage),
});
export type FollowByEmail = InferType<typeof followByEmailSchema>;
