import type { ApiAddress, ProbeResult } from './api-address';

/** Returns a function that notes the result of a probe, reports a change, and ends the calls and streams that another API can take over. */
export function probeNoter(addresses: readonly ApiAddress[], log: (line: string) => void) {
  return (address: ApiAddress, result: ProbeResult): void => {
    const [rank, wasSilent] = [address.rank(), address.isSilent()];
    address.note(result);
    if (addresses.length > 1 && (rank === 0) !== address.isWell())
      log(
        `the API at ${address.origin} ${address.isWell() ? 'answers again' : 'does not answer; its calls go elsewhere'}`,
      );
    if (result !== 'missed') return;
    const isElsewhere = addresses.some((other) => other !== address && other.isWell());
    if (isElsewhere || address.isSilent()) for (const call of address.calls) if (call.isSafe) call.giveUp();
    // Readers of these streams reconnect to an API that answers.
    if (isElsewhere && address.isSilent() && !wasSilent)
      for (const stream of address.streams) stream.destroy();
  };
}
