/** The test cards behave as Paystack's do; spaces in a number do not count. */
export const sandboxCards = {
  '4084084084084081': 'success',
  '4084080000005408': 'declined',
  '4084080000670037': 'insufficient funds',
} as const;

export const sandboxBehaviours = [
  'usual',
  'browser dies',
  'webhook twice',
  'webhook before the client',
  'webhook never',
  'confirmed later',
] as const;
export type SandboxBehaviour = (typeof sandboxBehaviours)[number];
