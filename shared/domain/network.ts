import ipaddr from 'ipaddr.js';

/** The groups of 16 bits of an IPv6 address that a provider gives to a household, and at most to a site. */
const groups = { household: 4, site: 3 };

/**
 * Returns the network that rate limits count: an IPv4 address, or the prefix of an IPv6 one, such as
 * '2001:db8:1:2::/64' for a household and '2001:db8:1::/48' for a site. An invalid address counts as itself.
 */
export function networkOf(address: string, of: keyof typeof groups = 'household'): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const parts = parsed.parts.slice(0, groups[of]).map((part) => part.toString(16));
  return `${parts.join(':')}::/${groups[of] * 16}`;
}

/** Returns a network too coarse for a household, such as '102.89.34.0/24' or '2001:db8:1::/48'. '' for an invalid address. */
export function coarseNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return networkOf(address, 'site');
  const [one = 0, two = 0, three = 0] = parsed.octets;
  return `${one}.${two}.${three}.0/24`;
}
