import { type InferType, object } from 'yup';
import { idPattern } from '../../domain/id';
import { email, text } from '../fields/text.schema';

export const enquiryFormSchema = object({
  fullname: text(32, 'full name is too long').required('full name is required'),
  email: email('Email'),
  mobile: text(32, 'Phone number is too long').required('Phone number is required'),
});
export type EnquiryFormInput = InferType<typeof enquiryFormSchema>;

export const enquiryInputSchema = enquiryFormSchema.shape({
  artname: text(200, 'No Artwork').required('No Artwork'),
  artimg: text(2000, 'No Artwork').default(''),
  art_id: text(36, 'No Artwork').required('No Artwork').matches(idPattern, 'No Artwork'),
});
export type EnquiryInput = InferType<typeof enquiryInputSchema>;
