import { Gauge, type Registry } from 'prom-client';
import { shortDigest } from '../remotes/release-digests';
import type { OpenRelease } from '../telemetry/open-releases';

/** Which releases are open here: 1 for each, 0 for none that is not. */
export function tellReleases(registry: Registry, releases: () => readonly OpenRelease[]): void {
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
