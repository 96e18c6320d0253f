import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormValues } from './form-values';

/** As long as there are `words`, they are the field's message when the form is sent, and nothing is sent. */
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
