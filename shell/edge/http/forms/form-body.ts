import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BodyLimits, boundedBody } from '../proxy/bounded-body';

export class UnreadableForm extends Error {}

export const formType = 'application/x-www-form-urlencoded';

/** Whether it is what a browser sends for a form: this type alone, in UTF-8, not compressed. */
export function isFormType(contentType = '', contentEncoding = 'identity'): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => parameter.trim() === 'charset=utf-8');
  return type.trim() === formType && isUtf8 && contentEncoding === 'identity';
}

/** Throws beyond the limits, and for bytes that are no UTF-8. */
export async function readForm(request: IncomingMessage, limits: BodyLimits): Promise<URLSearchParams> {
  const bytes = await buffer(boundedBody(request, limits));
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableForm();
  }
}

/** The first value of each field that the form has, and nothing else; lines end as in a call of the app. */
export function valuesOf(form: URLSearchParams, fields: readonly string[]): Record<string, string> {
  const given = fields.map((field) => [field, form.get(field)?.replaceAll('\r\n', '\n')] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
