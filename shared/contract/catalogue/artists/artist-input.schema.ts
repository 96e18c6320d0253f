import { type InferType, object, string } from 'yup';
import { recordsQuerySchema } from '../../fields/list.schema';
import { email, personName, text } from '../../fields/text.schema';
import { optionalVersion } from '../../fields/whole-number.schema';
import { maxPictureAlt } from '../pictures/work-pictures';
import { maxExhibitions, readExhibitions } from './exhibitions';

const exhibitionMessage = 'Write each line like “2024; After the Rains; Uli Gallery, Lagos”';

export const createArtistSchema = object({
  firstname: personName('first name', 15),
  lastname: personName('last name', 15),
  email: email('Email'),
  mobile: text(32, 'Phone number is too long')
    .required('Phone number is required')
    .min(10, 'Phone number must be at least 10 characters long'),
  artist_bio: text(10_000, 'Artist Bio is too long').required('Artist Bio is required'),
  artist_statement: text(5_000, 'Artist Statement is too long').required('Artist Statement is required'),
  /** Lines for `readExhibitions`. An edit without it keeps the present ones. */
  exhibitions: text(20_000, 'Exhibitions are too long')
    .test('lines', exhibitionMessage, (lines) => !lines || readExhibitions(lines) !== null)
    .test(
      'count',
      `An artist has at most ${maxExhibitions} exhibitions`,
      (lines) => !lines || (readExhibitions(lines) ?? []).length <= maxExhibitions,
    ),
  /** The portrait. An edit without it keeps the present one; an empty text removes it. */
  img_url: text(2_000, 'Image is not valid'),
  portrait_alt: text(maxPictureAlt, `The description has at most ${maxPictureAlt} characters`),
});
const sortMessage = 'sort must be one of newest, name';

/** `sort=name` and `q` are for administrators, because `q` also searches email addresses and phone numbers. */
export const artistsQuerySchema = recordsQuerySchema.shape({
  sort: string()
    .typeError(sortMessage)
    .oneOf(['newest', 'name'] as const, sortMessage)
    .default('newest'),
});
export type ArtistsQuery = InferType<typeof artistsQuerySchema>;

export type CreateArtistInput = InferType<typeof createArtistSchema>;

/** The specification's fields suffice. The API compares an edit that has a version with the record. */
export const changeArtistSchema = createArtistSchema.shape({ version: optionalVersion() });
export type ChangeArtistInput = InferType<typeof changeArtistSchema>;

const idMessage = 'artist_id is required';

/** The specification uses the same field name for the ids of artists and works. */
export const removalSchema = object({
  artist_id: string().typeError(idMessage).required(idMessage).max(100, idMessage),
});
export type Removal = InferType<typeof removalSchema>;
