import type { FormActions, FormValues } from '@gallery/shared/forms';
import { useRef, useState } from 'react';
import type { VersionConflict } from './version-conflict';

type Versioned = { version: number };
type VersionedSave<Input, Kept, Name extends string, Saved> = {
  /** The record's key in the API's answers, such as `artwork`. */
  name: Name;
  /** Missing for a new record. */
  edited: Versioned | undefined;
  valuesOf: (record: Kept) => FormValues;
  send: (input: Input, version: number | undefined) => Promise<Saved>;
  onSaved: (answer: Saved, form: FormActions) => unknown;
};

/** Saves under the version that the form was opened with, even if the record is refetched; a 409 sets `conflict`. */
export function useVersionedSave<
  Input,
  Kept extends Versioned,
  Name extends string,
  Saved extends Record<Name, Versioned>,
>({ name, edited, valuesOf, send, onSaved }: VersionedSave<Input, Kept, Name, Saved>) {
  const version = useRef(edited?.version);
  const [conflict, setConflict] = useState<VersionConflict>();

  async function save(input: Input, form: FormActions) {
    try {
      const answer = await send(input, version.current);
      if (edited) version.current = answer[name].version;
      await onSaved(answer, form);
    } catch (failure) {
      const current = currentIn<Kept>(failure, name);
      if (!current) throw failure;
      setConflict({ values: valuesOf(current), version: current.version });
    }
  }

  return {
    save,
    conflict,
    /** Without a version the form stays as it was. */
    settle(seen?: number) {
      if (seen !== undefined) version.current = seen;
      setConflict(undefined);
    },
  };
}

/** A 409 carries the current record. */
function currentIn<Kept>(failure: unknown, name: string): Kept | undefined {
  const { status, current } = Object(failure) as { status?: number; current?: Record<string, Kept> };
  return status === 409 ? current?.[name] : undefined;
}
