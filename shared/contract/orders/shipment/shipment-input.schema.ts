import { boolean, type InferType, object, string } from 'yup';
import { text } from '../../fields/text.schema';
import { couriers } from './courier';

const courierMessage = `courier must be one of ${couriers.join(', ')}`;
const numberMessage = 'Tracking number must be at most 40 letters, digits, spaces, and hyphens';
const mailMessage = 'mail must be true or false';

/** Who brings a work. Staff need not name a courier to ship it. */
export const courierField = string()
  .typeError(courierMessage)
  .transform((courier: unknown) => (courier === '' ? undefined : courier))
  .oneOf(couriers, courierMessage);

export const trackingNumberField = text(40, numberMessage)
  .transform((number: unknown) => (number === '' ? undefined : number))
  .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, numberMessage);

/** Corrects the courier or the number of a shipped work. Without a number, it removes the present one. */
export const changeTrackingSchema = object({
  courier: courierField.required('Courier is required'),
  tracking_number: trackingNumberField,
  mail: boolean().typeError(mailMessage).default(false),
});
export type ChangeTrackingInput = InferType<typeof changeTrackingSchema>;
