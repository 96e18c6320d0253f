import { useNotify, useSession } from '@gallery/shared/host';
import { useLocation } from '@gallery/shared/router';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormValues } from './form-values';

type InterruptedForm = {
  userId: string;
  path: string;
  name: string;
  initial: FormValues;
  values: FormValues;
};

/** In memory only, so that a shared computer stores nothing. Another user's log-in drops them. */
let interruptedForms: InterruptedForm[] = [];

/** The page of a form that a lost session interrupted, or `undefined`. */
export function restoredFormPath(userId: string): string | undefined {
  interruptedForms = interruptedForms.filter((form) => form.userId === userId);
  return interruptedForms.at(-1)?.path;
}

/**
 * Remembers what was typed when the session ends against the user's wish, and restores it after the log-in. `name` tells the
 * forms of a page apart. Returns what forgets it, for a user who leaves on purpose.
 */
export function useRestoredForm(name = ''): () => void {
  const { dirty, values, initialValues, setValues } = useFormikContext<FormValues>();
  const { pathname, search } = useLocation();
  // The form may still be there when the log-in has the address.
  const [path] = useState(pathname + search);
  const { user } = useSession();
  const notify = useNotify();
  const now = useRef<InterruptedForm | null>(null);
  const isLeft = useRef(false);
  const userId = user?._id;

  useEffect(() => {
    if (userId) now.current = dirty ? { userId, path, name, initial: initialValues, values } : null;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is restored once
  useEffect(() => {
    const wasLoggedIn = isMarkedLoggedIn();
    const found = userId && takeForm({ userId, path, name, initial: initialValues });
    if (found) {
      void setValues({ ...initialValues, ...changesOf(found) });
      notify('What you typed before the log-in is here again. It is not saved yet.');
    }
    return () => {
      const { current } = now;
      // The shell changes the mark after this effect.
      if (current && !isLeft.current && wasLoggedIn)
        setTimeout(() => isMarkedLoggedIn() || remember(current));
    };
  }, []);

  return () => {
    isLeft.current = true;
  };
}

function remember(form: InterruptedForm): void {
  interruptedForms = [...interruptedForms.filter((other) => !isSameForm(form, other)), form];
}

function takeForm(wanted: Identity): InterruptedForm | undefined {
  const found = interruptedForms.find((form) => isSameForm(wanted, form));
  interruptedForms = interruptedForms.filter((form) => form !== found && form.userId === wanted.userId);
  return found;
}

type Identity = Omit<InterruptedForm, 'values'>;

function isSameForm(one: Identity, other: Identity): boolean {
  const textOf = ({ userId, path, name, initial }: Identity) =>
    JSON.stringify([userId, path, name, Object.keys(initial)]);
  return textOf(one) === textOf(other);
}

/** A colleague may have changed the other fields meanwhile. */
function changesOf({ initial, values }: InterruptedForm): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]));
}

/** For a form that may be left without a question, such as one in a dialog. */
export function RestoresTyped({ name }: { name: string }) {
  useRestoredForm(name);
  return null;
}

/** The shell's mark follows the session. */
function isMarkedLoggedIn(): boolean {
  return document.documentElement.hasAttribute('data-auth');
}
