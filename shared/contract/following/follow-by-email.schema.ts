import { type InferType, object } from 'yup';
import { idPattern } from '../../domain/id';
import { email, text } from '../fields/text.schema';

const artistMessage = 'No artist with this id.';

export const followByEmailSchema = object({
  email: email('Email'),
  artist_id: text(36, artistMessage).required(artistMessage).matches(idPattern, artistMessage),
});
export type FollowByEmail = InferType<typeof followByEmailSchema>;
