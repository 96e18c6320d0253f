import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';

export type Shell = { version: string; edges: number };

export function shellsOf(edges: ReleasesAnswer['edges']): Shell[] {
  const versions = [...new Set(edges.map(({ shell }) => shell))].sort();
  return versions.map((version) => ({
    version,
    edges: edges.filter(({ shell }) => shell === version).length,
  }));
}
