import ipaddr from 'ipaddr.js';

/** What a provider gives to a household, and to a site at most, in groups of 16 bits of an IPv6 address. */
const groups = { household: 4, site: 3 };

/**
 * Whose address it is, as limits count: an IPv4 address, or the network of an IPv6 one: '2001:db8:1:2::/64' for a
 * household, '2001:db8:1::/48' for a site. What is no address counts as itself.
 */
export function networkOf(address: string, of: keyof typeof groups = 'household'): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const parts = parsed.parts.slice(0, groups[of]).map((part) => part.toString(16));
  return `${parts.join(':')}::/${groups[of] * 16}`;
}
