import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormValues } from './form-values';

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
