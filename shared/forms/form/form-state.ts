import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValue, FormValues } from './form-values';

/** While `message` is set, the field shows it and the form cannot be sent. */
export function useBlockSubmit(name: string, message: string | undefined): void {
  const { registerField, unregisterField, validateForm } = useFormikContext<FormValues>();
  const before = useRef(message);

  useEffect(() => {
    registerField(name, { validate: () => message });
    return () => unregisterField(name);
  }, [registerField, unregisterField, name, message]);

  useEffect(() => {
    if (before.current === message) return;
    before.current = message;
    void validateForm();
  }, [validateForm, message]);
}

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
