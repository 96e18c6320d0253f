import { type InferType, object } from 'yup';
import { email, personName, words } from './words.schema';

/** What 'Create Artist' and 'Edit Artist' send. */
export const createArtistSchema = object({
  firstname: personName('first name', 15),
  lastname: personName('last name', 15),
  email: email('Email'),
  mobile: words()
    .required('Phone number is required')
    .min(10, 'Phone number must be at least 10 characters long'),
  artist_bio: words().required('Artist Bio is required'),
  artist_statement: words().required('Artist Statement is required'),
});
export type CreateArtistInput = InferType<typeof createArtistSchema>;
