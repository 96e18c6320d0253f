import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

const nearRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether the address is loopback or private, as a front of ours has. */
export function isNear(address = ''): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());
}

type ClientRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

/** The client's address for the API's limits: `X-Forwarded-For` only counts behind our own front. */
export function clientOf({ headers, socket }: ClientRequest, behindFront: boolean): string {
  const forwarded = behindFront ? headers['x-forwarded-for'] : undefined;
  return String(forwarded || socket.remoteAddress || '');
}
