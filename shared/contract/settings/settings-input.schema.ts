import { boolean, type InferType, number, object } from 'yup';
import { email, text } from '../fields/text.schema';
import { maxHoldMinutes } from '../orders/checkout-hold';
import { maxQuoteHoldMinutes } from '../orders/delivery-quote/delivery-quote';
import { maxPromisedDays } from './settings';

function line(label: string, max: number) {
  return text(max, `${label} must be at most ${max} characters`)
    .typeError(`${label} must be a text`)
    .required(`${label} is required`)
    .matches(/^[^\r\n]*$/, `${label} must be one line`);
}

function minutes(label: string, max: number) {
  const message = `${label} must be a whole number of minutes from 1 to ${max}`;
  return number().typeError(message).required(message).integer(message).min(1, message).max(max, message);
}

function days(label: string) {
  const message = `${label} must be a whole number of days from 1 to ${maxPromisedDays}`;
  return number().typeError(message).integer(message).min(1, message).max(maxPromisedDays, message);
}

const phoneMessage = 'Telephone must be a number such as +234 800 000 0000';
const versionMessage = 'version must be a whole number from 0';
const mailsMessage = 'order_mails must be true or false';

export const settingsInputSchema = object({
  address: line('Address', 120),
  hours: line('Opening hours', 120),
  phone: line('Telephone', 32).matches(/^\+?[\d ()-]{6,}$/, phoneMessage),
  order_mails: boolean().typeError(mailsMessage).required(mailsMessage),
  order_mails_to: email('Email'),
  hold_minutes: minutes('The hold', maxHoldMinutes),
  quote_hold_minutes: minutes('The hold for a delivery price', maxQuoteHoldMinutes),
  /** Without them, the present days stay. */
  offer_days: days('The time for an offer'),
  return_days: days('The time for a return'),
  version: number()
    .typeError(versionMessage)
    .required(versionMessage)
    .integer(versionMessage)
    .min(0, versionMessage),
});
export type SettingsInput = InferType<typeof settingsInputSchema>;
