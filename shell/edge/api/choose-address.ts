import type { ApiAddress } from './api-address';

export type Choice = { kind: 'call' | 'stream' | 'upload'; not?: ApiAddress };

/** Prefers APIs that answer probes, then the least busy. All parts of an upload go to one. `not` is the last resort. */
export function addressChooser(addresses: readonly [ApiAddress, ...ApiAddress[]]) {
  let turn = 0;
  return (choice: Choice): ApiAddress => {
    const [first, ...others] = inTurn(choice.kind);
    return others.reduce((best, one) => (comesBefore(one, best, choice) ? one : best), first);
  };

  /** Equally busy APIs take turns. */
  function inTurn(kind: Choice['kind']): readonly [ApiAddress, ...ApiAddress[]] {
    if (kind === 'upload') return addresses;
    const at = turn++ % addresses.length;
    const [first = addresses[0], ...others] = [...addresses.slice(at), ...addresses.slice(0, at)];
    return [first, ...others];
  }
}

function comesBefore(one: ApiAddress, other: ApiAddress, { kind, not }: Choice): boolean {
  if (one.isSilent() !== other.isSilent()) return other.isSilent();
  if ((one === not) !== (other === not)) return other === not;
  if (one.rank() !== other.rank()) return one.rank() < other.rank();
  if (kind === 'upload') return false;
  return kind === 'stream' ? one.streams.size < other.streams.size : one.calls.size < other.calls.size;
}
