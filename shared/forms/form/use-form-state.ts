import { useFormikContext } from 'formik';
import type { FormValues } from './form-values';

export function useFormState() {
  const { values, initialValues, setValues, submitForm } = useFormikContext<FormValues>();
  async function submitWith(changed: FormValues) {
    await setValues(changed);
    await submitForm();
  }
  return { values, initialValues, sendWith: submitWith };
}
