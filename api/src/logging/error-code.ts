/** The code by which Node, the drivers and Fastify name an error; '' without one. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
