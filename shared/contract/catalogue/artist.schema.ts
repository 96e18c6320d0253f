import { type InferType, object } from 'yup';
import { version } from '../fields/version.schema';
import { email, personName, words } from '../fields/words.schema';

/** What 'Create Artist' and 'Edit Artist' send. */
export const createArtistSchema = object({
  firstname: personName('first name', 15),
  lastname: personName('last name', 15),
  email: email('Email'),
  mobile: words(32, 'Phone number is too long')
    .required('Phone number is required')
    .min(10, 'Phone number must be at least 10 characters long'),
  artist_bio: words(10_000, 'Artist Bio is too long').required('Artist Bio is required'),
  artist_statement: words(5_000, 'Artist Statement is too long').required('Artist Statement is required'),
});
export type CreateArtistInput = InferType<typeof createArtistSchema>;

/** The same with the version that the edit was made on. */
export const changeArtistSchema = createArtistSchema.shape({ version: version() });
export type ChangeArtistInput = InferType<typeof changeArtistSchema>;
