import { useRef } from 'react';
import { newUuid } from '../domain/new-uuid';

/** Keeps the key of a request until its answer, so that the same request after a lost answer saves nothing twice. */
export function useRequestKey() {
  const sent = useRef({ body: '', key: '' });

  /** Returns the same key for the same body until `answered`. */
  function keyOf(body: object): string {
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: newUuid() };
    return sent.current.key;
  }

  function answered(): void {
    sent.current = { body: '', key: '' };
  }

  return { keyOf, answered };
}
