import ipaddr from 'ipaddr.js';

/** In groups of 16 bits: what a provider gives to a household, and to a site at most. */
const groups = { household: 4, site: 3 };

/** Who is counted as one: an IPv4 address, or the first 64 bits of an IPv6 one, 48 for a `site`. '' for no address. */
export function networkOf(forwarded: string, of: keyof typeof groups = 'household'): string {
  const address = forwarded.split(',').at(-1)?.trim() ?? '';
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, groups[of]).join(':') : parsed.toString();
}
