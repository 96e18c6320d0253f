/** As a front says it; `load.lua` makes the same. @param {number} visitor */
export function visitorAddress(visitor) {
  return `198.${18 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
