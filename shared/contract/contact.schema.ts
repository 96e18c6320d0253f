import { type InferType, object } from 'yup';
import { email, words } from './words.schema';

/** The form itself has no rules (specification § 5); the API needs to know whom to answer, and what about. */
export const contactSchema = object({
  firstName: words().max(64, 'first name is too long').default(''),
  lastName: words().max(64, 'last name is too long').default(''),
  email: email('Email'),
  phoneNumber: words().max(32, 'Phone number is too long').default(''),
  textarea: words().required('Message is required').max(5000, 'Message is too long'),
});
export type ContactInput = InferType<typeof contactSchema>;
