import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

const nearRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Tells whether the address is loopback or private, like that of our own front. */
export function isNear(address = ''): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());
}

type ClientRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

/** Returns the address that the edge's limits count: the one that our front saw, or else the peer's. */
export function clientOf(request: ClientRequest, behindFront: boolean): string {
  return forwardedFor(request, behindFront).split(',').at(-1)?.trim() ?? '';
}

/** Returns `X-Forwarded-For` for the API, which knows its own proxies. Uses the client's header only behind our own front. */
export function forwardedFor({ headers, socket }: ClientRequest, behindFront: boolean): string {
  const forwarded = behindFront ? headers['x-forwarded-for'] : undefined;
  return String(forwarded || socket.remoteAddress || '');
}
