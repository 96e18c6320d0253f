type Schema = { validateSync(values: object, options: { abortEarly: boolean }): unknown };
type BrokenRules = { inner: { path?: string; message: string }[] };

/** The message under each field, as a form that sends `values` would show them. */
export function messagesOf(schema: Schema, values: object): Record<string, string> {
  const messages: Record<string, string> = {};
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    for (const { path = '', message } of (error as BrokenRules).inner) messages[path] ??= message;
  }
  return messages;
}
