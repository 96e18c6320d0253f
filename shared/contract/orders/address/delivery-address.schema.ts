import { type InferType, object, string } from 'yup';
import { anyText } from '../../fields/answer.schema';
import { text } from '../../fields/text.schema';
import { countryCodes, homeCountry, nigerianStates } from './destinations';

/** Together, the parts of an address fit into the 500 characters of its text. */
export const deliverToSchema = object({
  name: part('Full name', 100).required('Full name is required'),
  phone: part('Phone number', 32).required('Phone number is required'),
  line: part('Street address', 200).required('Street address is required'),
  city: part('City', 80).required('City is required'),
  /** One of a list in Nigeria. Elsewhere a state or a region, which may be empty. */
  state: part('State', 80)
    .default('')
    .when('country', ([country], state) =>
      country === homeCountry
        ? state.required('State is required').oneOf(nigerianStates, 'State is required')
        : state,
    ),
  postcode: part('Postcode', 20).default(''),
  /** An ISO code, such as 'NG'. */
  country: string()
    .typeError('Country is required')
    .required('Country is required')
    .oneOf(countryCodes, 'Country is required'),
  note: note(),
});
export type DeliverTo = InferType<typeof deliverToSchema>;

/** An address of an answer, which keeps what earlier rules allowed. */
export const deliverToAnswerSchema = object({
  name: anyText(),
  phone: anyText(),
  line: anyText(),
  city: anyText(),
  state: anyText(),
  postcode: anyText(),
  country: anyText(),
  note: anyText(),
});

export function note() {
  return part('Note for the driver', 300).default('');
}

function part(label: string, maxLength: number) {
  return text(maxLength, `${label} is too long`).typeError(`${label} must be a text`);
}

/** The address of the last order, a new one, or none because the customer collects the work. */
const to = () =>
  string()
    .oneOf(['last', 'new', 'collect'] as const)
    .defined();

export const knownAddressSchema = object({ to: to(), note: note() });

export const newAddressSchema = deliverToSchema.shape({ to: to() });
export type CheckoutValues = InferType<typeof newAddressSchema>;
