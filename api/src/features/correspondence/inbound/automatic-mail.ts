/** Tells whether a program wrote the mail (RFC 3834): an absence note, a report, or a list. Nobody answers such a mail. */
export function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const fieldOf = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const isSubmitted = headers.has('auto-submitted') && !/^no\b/.test(fieldOf('auto-submitted'));
  const isReport = /^multipart\/(report|disposition)/.test(fieldOf('content-type'));
  const isBulk = /^(bulk|junk|list|auto_reply)\b/.test(fieldOf('precedence'));
  const isReturned = fieldOf('return-path') === '<>';
  const isFromServer = /(^|[<\s])(mailer-daemon|postmaster|no-?reply)@/.test(fieldOf('from'));
  const marks = ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id', 'list-unsubscribe'];
  return (
    isSubmitted || isReport || isBulk || isReturned || isFromServer || marks.some((one) => headers.has(one))
  );
}
