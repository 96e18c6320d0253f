import { type InferType, object } from 'yup';
import { email, words } from '../fields/words.schema';

/** The form itself has no rules (specification § 5); the API needs to know whom to answer, and what about. */
export const contactSchema = object({
  firstName: words(64, 'first name is too long').default(''),
  lastName: words(64, 'last name is too long').default(''),
  email: email('Email'),
  phoneNumber: words(32, 'Phone number is too long').default(''),
  textarea: words(5000, 'Message is too long').required('Message is required'),
});
export type ContactInput = InferType<typeof contactSchema>;
