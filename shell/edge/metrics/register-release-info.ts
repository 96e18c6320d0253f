import { Gauge, type Registry } from 'prom-client';
import { shortDigest } from '../remotes/release-digests';
import type { CountedRelease } from '../telemetry/counted-releases';

/** One line for each open release, with the value 1; a closed one has none. */
export function registerReleaseInfo(registry: Registry, releases: () => readonly CountedRelease[]): void {
  new Gauge({
    name: 'edge_release_info',
    help: 'Releases that this edge has open.',
    labelNames: ['remote', 'version', 'digest'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, version, digest } of releases())
        this.set({ remote, version, digest: shortDigest(digest) }, 1);
    },
  });
}
