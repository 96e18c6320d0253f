import { type InferType, object } from 'yup';
import { idPattern } from '../fields/id';
import { email, text } from '../fields/text.schema';

/** The enquiry form on an artwork's page. */
export const enquiryFormSchema = object({
  fullname: text(32, 'full name is too long').required('full name is required'),
  email: email('Email'),
  mobile: text(32, 'Phone number is too long').required('Phone number is required'),
});
export type EnquiryFormInput = InferType<typeof enquiryFormSchema>;

/** What `POST /auth/sendmail` takes: the form, and the artwork it is about. */
export const enquiryInputSchema = enquiryFormSchema.shape({
  artname: text(200, 'No Artwork').required('No Artwork'),
  artimg: text(2000, 'No Artwork').default(''),
  art_id: text(36, 'No Artwork').required('No Artwork').matches(idPattern, 'No Artwork'),
});
export type EnquiryInput = InferType<typeof enquiryInputSchema>;
