/** Returns an address as a front reports it; `load.lua` makes the same ones. @param {number} visitor */
export function visitorAddress(visitor) {
  return `198.${18 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
