import { type InferType, object } from 'yup';
import { email, text } from '../fields/text.schema';

/** The form has no rules (specification § 5). The API requires an address and a message. */
export const contactInputSchema = object({
  firstName: text(64, 'first name is too long').default(''),
  lastName: text(64, 'last name is too long').default(''),
  email: email('Email'),
  phoneNumber: text(32, 'Phone number is too long').default(''),
  textarea: text(5000, 'Message is too long').required('Message is required'),
});
export type ContactInput = InferType<typeof contactInputSchema>;
