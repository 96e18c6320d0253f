import { array, boolean, type InferType, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { text } from '../fields/text.schema';
import { maxListName, maxNote, maxWorksOnDevice } from './saved';

export const listInputSchema = object({
  name: text(maxListName, `A list's name has at most ${maxListName} characters`)
    .typeError('Name is not valid')
    .required('Please name the list'),
});
export type ListInput = InferType<typeof listInputSchema>;

export const saveInputSchema = object({
  artwork_id: artworkId().required('No Artwork'),
});
export type SaveInput = InferType<typeof saveInputSchema>;

export const noteInputSchema = object({
  /** '' removes the note. */
  note: text(maxNote, `A note has at most ${maxNote} characters`)
    .typeError('Note is not valid')
    .defined('note is required'),
});
export type NoteInput = InferType<typeof noteInputSchema>;

export const placeInputSchema = object({
  list_id: string().typeError('No List').max(36, 'No List').matches(idPattern, 'No List').required('No List'),
  /** The work that follows. Without it, the work becomes the last. */
  before_id: artworkId(),
});
export type PlaceInput = InferType<typeof placeInputSchema>;

export const artworksInputSchema = object({
  artworks: array()
    .of(artworkId().required('No Artwork'))
    .typeError('artworks must be a list of ids')
    .max(maxWorksOnDevice, `A device keeps at most ${maxWorksOnDevice} works`)
    .required('artworks is required'),
});
export type ArtworksInput = InferType<typeof artworksInputSchema>;

export const showInputSchema = object({
  shown: boolean().typeError('shown must be true or false').required('shown is required'),
});
export type ShowInput = InferType<typeof showInputSchema>;

export const sharedQuerySchema = object({
  visit: string().typeError('visit must be true').oneOf(['true'], 'visit must be true'),
});
export type SharedQuery = InferType<typeof sharedQuerySchema>;

function artworkId() {
  return string().typeError('No Artwork').max(36, 'No Artwork').matches(idPattern, 'No Artwork');
}
