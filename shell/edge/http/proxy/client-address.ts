import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

const nearRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether the address is this machine's or of a private network: where a front of ours would stand. */
export function isNear(address = ''): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());
}

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

/**
 * Who asks, for the API's limits: the peer itself, and behind a front of ours whom that front saw. What a visitor
 * claims of themselves is not handed on, and neither is the front's own address, which would count for everybody.
 */
export function clientOf({ headers, socket }: Asked, behindFront: boolean): string {
  const forwarded = behindFront ? headers['x-forwarded-for'] : undefined;
  return String(forwarded || socket.remoteAddress || '');
}
