import { type InferType, object, string } from 'yup';
import { text } from '../fields/text.schema';
import { guestGroups, maxGuestMessage, maxGuestSubject } from './event';

const toMessage = `to must be one of ${guestGroups.join(', ')}`;

export const guestMessageSchema = object({
  to: string().required(toMessage).typeError(toMessage).oneOf(guestGroups, toMessage),
  subject: text(maxGuestSubject, `Subject must be at most ${maxGuestSubject} characters`)
    .typeError('Subject must be a text')
    .required('Subject is required')
    .matches(/^[^\r\n]*$/, 'Subject must be one line'),
  text: text(maxGuestMessage, `Message must be at most ${maxGuestMessage} characters`)
    .typeError('Message must be a text')
    .required('Message is required'),
});
export type GuestMessageInput = InferType<typeof guestMessageSchema>;
