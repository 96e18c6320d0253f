const key = 'viewing room visitor';

/** Returns a random id that the browser forgets with its tab, or `null` where it cannot keep one. */
export function readVisitor(): string | null {
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    // Missing on pages without HTTPS.
    const visitor = crypto.randomUUID();
    sessionStorage.setItem(key, visitor);
    return visitor;
  } catch {
    return null;
  }
}
