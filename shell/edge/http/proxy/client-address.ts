import type { IncomingHttpHeaders } from 'node:http';
import { BlockList } from 'node:net';

const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, bits, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Whether the address is this machine's or of a private network: where a front of ours would stand. */
export function isNear(address = ''): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return near.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
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
