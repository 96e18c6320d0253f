/** The front passes on these addresses. */
const addresses = Array.from({ length: 40 }, (_, index) => `198.${index + 1}.7.7`);

/** Returns each visitor's release at the first visit. @param {string} site */
export function visitAll(site) {
  return Promise.all(addresses.map((address) => visit(site, address)));
}

/** @param {string} site @param {string} address @param {string} [cookie] */
export async function visit(site, address, cookie) {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  const answer = await fetch(site, { headers });
  const page = await answer.text();
  return {
    address,
    status: answer.status,
    release: page.match(/"gallery":"([0-9a-f]{16})"/)?.[1] ?? '',
    cache: answer.headers.get('cache-control') ?? '',
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}
