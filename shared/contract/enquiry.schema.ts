import { type InferType, object } from 'yup';
import { idPattern } from './id';
import { email, words } from './words.schema';

/** The enquiry form on an artwork's page. */
export const enquiryFormSchema = object({
  fullname: words().required('full name is required').max(32, 'full name is too long'),
  email: email('Email'),
  mobile: words().required('Phone number is required').max(32, 'Phone number is too long'),
});
export type EnquiryFormInput = InferType<typeof enquiryFormSchema>;

/** What `POST /auth/sendmail` takes: the form, and the artwork it is about. */
export const enquirySchema = enquiryFormSchema.shape({
  artname: words().required('No Artwork').max(200, 'No Artwork'),
  artimg: words().max(2000, 'No Artwork').default(''),
  art_id: words().required('No Artwork').matches(idPattern, 'No Artwork'),
});
export type EnquiryInput = InferType<typeof enquirySchema>;
