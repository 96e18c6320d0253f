import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

const nearRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether the address is loopback or private, as a front of ours has. */
export function isNear(address = ''): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());
}

type ClientRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

/** The address that the edge's limits count: the one that the front of ours saw, or that the edge sees itself. */
export function clientOf(request: ClientRequest, behindFront: boolean): string {
  return forwardedFor(request, behindFront).split(',').at(-1)?.trim() ?? '';
}

/** `X-Forwarded-For` for the API, which knows its own proxies. The client's own header only counts behind a front of ours. */
export function forwardedFor({ headers, socket }: ClientRequest, behindFront: boolean): string {
  const forwarded = behindFront ? headers['x-forwarded-for'] : undefined;
  return String(forwarded || socket.remoteAddress || '');
}
