import { useState } from 'react';

/** What was typed, `null` while nothing was. It outlives a log-in and a reload in this tab. */
export function useTypedAmount(lotId: string): [typed: string | null, type: (text: string | null) => void] {
  const key = `bid ${lotId}`;
  const [typed, setTyped] = useState(() => readSaved(key));
  return [typed, type];

  function type(text: string | null) {
    setTyped(text);
    save(key, text);
  }
}

function readSaved(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser may refuse its storage; then the amount is gone after a reload, and bidding still works. */
function save(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
