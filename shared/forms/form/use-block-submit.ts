import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormValues } from './form-values';

/** While there are `words`, they are the field's message and the form is not sent. */
export function useBlockSubmit(name: string, words: string | undefined): void {
  const { registerField, unregisterField, validateForm } = useFormikContext<FormValues>();
  const before = useRef(words);

  useEffect(() => {
    registerField(name, { validate: () => words });
    return () => unregisterField(name);
  }, [registerField, unregisterField, name, words]);

  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    void validateForm();
  }, [validateForm, words]);
}
