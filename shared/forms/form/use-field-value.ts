import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { FieldValue, FormValues } from './form-values';

/** `set` is stable between renders. */
export function useFieldValue(name: string): { value?: FieldValue; set: (value: FieldValue) => void } {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const set = useCallback((value: FieldValue) => void setFieldValue(name, value), [name, setFieldValue]);
  return { value: values[name], set };
}

export function useFormState() {
  const { values, initialValues, setValues, submitForm } = useFormikContext<FormValues>();
  async function submitWith(changed: FormValues) {
    await setValues(changed);
    await submitForm();
  }
  return { values, initialValues, sendWith: submitWith };
}
