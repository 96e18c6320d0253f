import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BodyLimits, boundedBody } from '../proxy/bounded-body';

/** Tells whether a form comes from a page of this site, as far as the browser says so. */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === new URL(publicUrl).origin;
}

export class UnreadableForm extends Error {}

export const formType = 'application/x-www-form-urlencoded';

/** Accepts only the body that a browser sends for a form: this type alone, in UTF-8, and uncompressed. */
export function isFormType(contentType = '', contentEncoding = 'identity'): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => parameter.trim() === 'charset=utf-8');
  return type.trim() === formType && isUtf8 && contentEncoding === 'identity';
}

/** Throws beyond the limits, and for bytes that are not UTF-8. */
export async function readForm(request: IncomingMessage, limits: BodyLimits): Promise<URLSearchParams> {
  const bytes = await buffer(boundedBody(request, limits));
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableForm();
  }
}

/** Returns the first value of each known field, with line ends like those of the app's own calls. */
export function valuesOf(form: URLSearchParams, fields: readonly string[]): Record<string, string> {
  const given = fields.map((field) => [field, form.get(field)?.replaceAll('\r\n', '\n')] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
