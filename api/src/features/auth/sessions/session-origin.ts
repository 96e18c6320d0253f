import { coarseNetworkOf } from '@gallery/shared/domain/network';
import type { FastifyRequest } from 'fastify';

export type SessionOrigin = { device: string; network: string };

export function originOf({ headers, ip }: FastifyRequest): SessionOrigin {
  return { device: deviceOf(headers['user-agent']), network: coarseNetworkOf(ip) };
}

/** Names the browser and system of a `User-Agent` in words, such as 'Firefox on Linux'. Unknown ones become 'Another program'. */
export function deviceOf(userAgent = ''): string {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A program on ${system}` : 'Another program');
}

type Names = readonly (readonly [string, RegExp])[];

/** Browsers also name those that they resemble, so the special ones come first. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

function nameIn(userAgent: string, names: Names): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
