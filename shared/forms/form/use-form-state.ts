import { useFormikContext } from 'formik';
import type { FormValues } from './form-values';

/** All values of the form, those that it began with, and how to send others in their place. */
export function useFormState() {
  const { values, initialValues, setValues, submitForm } = useFormikContext<FormValues>();
  async function submitWith(changed: FormValues) {
    await setValues(changed);
    await submitForm();
  }
  return { values, initialValues, sendWith: submitWith };
}
