import { type InferType, object, string } from 'yup';
import { deliverToSchema, note } from './delivery-address.schema';

/** The address of the last order, a new one, or none because the customer collects the work. */
const to = () =>
  string()
    .oneOf(['last', 'new', 'collect'] as const)
    .defined();

export const knownAddressSchema = object({ to: to(), note: note() });

export const newAddressSchema = deliverToSchema.shape({ to: to() });
export type CheckoutValues = InferType<typeof newAddressSchema>;
