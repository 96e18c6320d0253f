import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { releases } from '../../features/releases/registry/release.table';
import { digestOfRelease, sampleRelease, signed, signedCommand, testTeam } from '../gallery/sample-release';

type Headers = { authorization: string };

export async function releaseSamples(db: Database, headers: Headers): Promise<Record<string, InjectOptions>> {
  const good = await addRelease(db, '1.0.1', 'offered');
  const back = await addRelease(db, '1.0.2', 'withdrawn');
  const reason = 'To try it';
  const promotion = { action: 'promote', remote: 'gallery', release: good, reason };
  const forged = { ...signedCommand(testTeam, { action: 'list' }), key: 'nobody' };
  return {
    'POST /api/releases/commands 200': { headers, payload: promotion },
    'PUT /api/releases/auto-promote 200': { headers, payload: { on: true, reason } },
    'GET /api/releases/{remote}/canary 200': { headers, url: '/api/releases/gallery/canary' },
    'POST /api/releases/previews 200': { headers, payload: { digest: good, reason } },
    'POST /api/releases/previews 404': { headers, payload: { digest: '0'.repeat(64), reason } },
    'POST /api/releases/previews 409': { headers, payload: { digest: back, reason } },
    'POST /api/releases/signed-commands 200': { payload: signedCommand(testTeam, { action: 'list' }) },
    'POST /api/releases/signed-commands 403': { payload: forged },
    'POST /api/releases/signed-commands 413': { payload: { command: 'a'.repeat(700_000) } },
  };
}

async function addRelease(db: Database, version: string, state: 'offered' | 'withdrawn'): Promise<string> {
  const release = signed(sampleRelease(version), testTeam);
  const digest = digestOfRelease(release);
  const row = { remote: 'gallery', digest, version, state, key: testTeam.name } as const;
  await db.insert(releases).values({ ...row, text: JSON.stringify(release) });
  return digest;
}
