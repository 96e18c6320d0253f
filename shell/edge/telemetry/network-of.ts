import ipaddr from 'ipaddr.js';

/** Who is counted as one: an IPv4 address, or the first 64 bits of an IPv6 one, which a provider gives to a household. */
export function networkOf(forwarded: string): string {
  const address = forwarded.split(',').at(-1)?.trim() ?? '';
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
