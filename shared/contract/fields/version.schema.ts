import { number } from 'yup';
import { wholeNumberIn } from './whole-number';

const versionMessage = 'version must be a whole number from 1';

/** The version of the record that the edit is based on. */
export function version() {
  return number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('version is required')
    .typeError(versionMessage)
    .integer(versionMessage)
    .min(1, versionMessage);
}
