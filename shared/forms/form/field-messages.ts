export type FormSchema<Input> = {
  validateSync(values: unknown, options: { abortEarly?: boolean; stripUnknown?: boolean }): Input;
};
type ValidationFailure = { inner: { path?: string; message: string }[] };

export function messagesOf(schema: FormSchema<unknown>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const messages: Record<string, string> = {};
    for (const { path = '', message } of (error as ValidationFailure).inner) messages[path] ??= message;
    return messages;
  }
}
