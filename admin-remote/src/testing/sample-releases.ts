import type { CanaryAnswer, ReleaseRecord, ReleasesAnswer } from '@gallery/shared/contract/releases/releases';

type RemoteReleases = ReleasesAnswer['remotes'][number];

export function sampleRelease(changes: Partial<ReleaseRecord> = {}): ReleaseRecord {
  const { remote = 'gallery', version = '7.3.1' } = changes;
  return {
    digest: digestOf(`${remote} ${version}`),
    remote,
    version,
    state: 'live',
    key: `${remote}/2026`,
    problem: '',
    offered_at: '2026-11-19T10:30:00.000Z',
    since: '2026-11-19T10:32:00.000Z',
    by: `${remote} team`,
    reason: 'Zoom on touch',
    ...changes,
  };
}

export function sampleRemote(changes: Partial<RemoteReleases> = {}): RemoteReleases {
  const { remote = 'gallery' } = changes;
  const live = sampleRelease({ remote });
  const rest = { next: null, canary: null, pin: null, others: [], gates: [] };
  return { remote, live, ...rest, ...changes };
}

/** Gallery tries 7.4.0 on 5%. Customer's next release was refused, and Admin's was rolled back. */
export function sampleReleases(changes: Partial<ReleasesAnswer> = {}): ReleasesAnswer {
  return {
    auto_promote: true,
    signed: true,
    now: '2026-11-23T14:03:00.000Z',
    edges: [
      { edge: 'edge-1', shell: '4.12.0', read_at: '2026-11-23T14:02:59.000Z' },
      { edge: 'edge-2', shell: '4.12.0', read_at: '2026-11-23T14:02:57.000Z' },
    ],
    remotes: [
      sampleRemote({
        next: sampleCandidate(),
        canary: { run: 'run-1', share: 5, steps: [5, 25, 100], since: '2026-11-23T08:00:00.000Z' },
        others: [sampleRelease({ version: '7.3.0', state: 'replaced' })],
        gates: [
          { name: 'First view', live: '61.2 KB', candidate: '62.9 KB', change: '+2.8%', exceeded: false },
          { name: 'Time to render', live: '1.8', candidate: '1.7', change: '−5.6%', exceeded: false },
          { name: 'Globals, listeners', live: '2', candidate: '2', change: 'declared', exceeded: false },
        ],
      }),
      sampleRemote({
        remote: 'customer',
        live: sampleRelease({ remote: 'customer', version: '5.9.2' }),
        next: sampleRelease({
          remote: 'customer',
          version: '5.9.3',
          state: 'refused',
          problem: 'The signature is of another team’s key',
          by: 'the edge',
          reason: '',
        }),
      }),
      sampleRemote({
        remote: 'admin',
        live: sampleRelease({ remote: 'admin', version: '3.2.4' }),
        others: [
          sampleRelease({
            remote: 'admin',
            version: '3.3.0',
            state: 'withdrawn',
            since: '2026-11-23T13:52:01.000Z',
            by: 'evidence',
            reason: '14 of 136 views failed.',
          }),
          sampleRelease({ remote: 'admin', version: '3.2.3', state: 'replaced' }),
        ],
      }),
    ],
    ...changes,
  };
}

export function sampleCandidate(): ReleaseRecord {
  return sampleRelease({
    version: '7.4.0',
    state: 'canary',
    since: '2026-11-23T08:00:00.000Z',
    reason: 'New grid in the catalogue',
  });
}

type Curve = { live: number; candidate: number; views: number; points?: number };

/** The failure rates of both settle over 1,000 views, while the band narrows. */
export function sampleCanary(curve: Curve, changes: Partial<CanaryAnswer> = {}): CanaryAnswer {
  const { live, candidate, views, points = 7 } = curve;
  return {
    release: sampleCandidate(),
    live: sampleRelease(),
    evidence: 0.4,
    threshold: 1000,
    ended_at: null,
    points: Array.from({ length: points }, (_, at) => {
      const seen = Math.round((views * (at + 1)) / points);
      const wide = (candidate + 5) / Math.sqrt(at + 1);
      return {
        at: new Date(Date.parse('2026-11-23T08:00:00.000Z') + at * 3_600_000).toISOString(),
        live: { views: seen * 19, failures: 9, rate: live, low: live * 0.8, high: live * 1.2 },
        candidate: {
          views: seen,
          failures: Math.round((seen * candidate) / 1000),
          rate: at === 0 ? candidate * 2 : candidate,
          low: Math.max(0, candidate - wide),
          high: candidate + wide,
        },
      };
    }),
    paints: Array.from({ length: points }, (_, at) => ({
      at: new Date(Date.parse('2026-11-23T09:00:00.000Z') + at * 3_600_000).toISOString(),
      live: { views: views * 19, p75: 2040, low: 1980, high: 2100 },
      candidate: { views, p75: 2300 - 60 * at, low: 1550 + 25 * at, high: 3050 - 140 * at },
    })),
    ...changes,
  };
}

/** Returns 64 hexadecimal digits for a name. */
export function digestOf(name: string): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return hex.padEnd(64, '0').slice(0, 64);
}
