import type { FormActions, FormValues } from '@gallery/shared/forms';
import { useRef, useState } from 'react';
import type { VersionConflict } from './version-conflict';

type Versioned = { version: number };
type VersionedSave<Input, Current, Name extends string, Saved> = {
  /** The record's key in the API's answers, such as `artwork`. */
  name: Name;
  /** `undefined` for a new record. */
  edited: Versioned | undefined;
  valuesOf: (record: Current) => FormValues;
  send: (input: Input, version: number | undefined) => Promise<Saved>;
  onSaved: (answer: Saved, form: FormActions) => unknown;
};

/** Saves with the version that the form was opened with, even after a refetch. A 409 sets `conflict`. */
export function useVersionedSave<
  Input,
  Current extends Versioned,
  Name extends string,
  Saved extends Record<Name, Versioned>,
>({ name, edited, valuesOf, send, onSaved }: VersionedSave<Input, Current, Name, Saved>) {
  const version = useRef(edited?.version);
  const [conflict, setConflict] = useState<VersionConflict>();

  async function save(input: Input, form: FormActions) {
    try {
      const answer = await send(input, version.current);
      if (edited) version.current = answer[name].version;
      await onSaved(answer, form);
    } catch (failure) {
      const current = currentIn<Current>(failure, name);
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
    /** Keeps the form current when another part of its page has saved the record. */
    follow(from: number, to: number) {
      if (version.current === from) version.current = to;
    },
  };
}

/** A 409 carries the current record. */
function currentIn<Current>(failure: unknown, name: string): Current | undefined {
  const { status, current } = Object(failure) as { status?: number; current?: Record<string, Current> };
  return status === 409 ? current?.[name] : undefined;
}
