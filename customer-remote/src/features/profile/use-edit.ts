import { type RefObject, useCallback, useRef } from 'react';

/** Leads into the form's first field; before the form's code is there, as soon as it is, unless the focus moved on. */
export function useEdit(form: RefObject<HTMLElement | null>) {
  const focusedAtPress = useRef<Element | null>(null);

  function edit() {
    if (!focusFirstField(form.current)) focusedAtPress.current = document.activeElement;
  }

  const onReady = useCallback(() => {
    const focused = focusedAtPress.current;
    focusedAtPress.current = null;
    if (focused && focused === document.activeElement) focusFirstField(form.current);
  }, [form]);

  return { edit, onReady };
}

function focusFirstField(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('select, input');
  form?.scrollIntoView();
  field?.focus({ preventScroll: true });
  return Boolean(field);
}
