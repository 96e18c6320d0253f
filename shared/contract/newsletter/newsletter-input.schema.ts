import { type InferType, object } from 'yup';
import { email } from '../fields/text.schema';

export const newsletterInputSchema = object({ email: email('Email') });
export type NewsletterInput = InferType<typeof newsletterInputSchema>;
