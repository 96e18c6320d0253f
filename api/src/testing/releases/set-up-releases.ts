import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import { newAdministrator } from '../gallery/admin-account';
import { sampleRelease } from '../gallery/sample-release';
import { buildTestInternalApp } from '../server/internal-app';
import { buildTestApp } from '../server/test-app';
import { setUp } from '../setup/setup-api';
import { edgeOf, emptyRegistry } from './edge-of-tests';

/** Opens the API and its internal port on one database whose registry is empty before each test. */
export function setUpReleases(releaseKeys: ReleaseKeys = new Map()) {
  let closeInternal = async () => {};
  afterAll(() => closeInternal());
  const desk = setUp((db) => {
    const internal = buildTestInternalApp(db, { releaseKeys });
    closeInternal = () => internal.close();
    return { app: buildTestApp(db, undefined, { releaseKeys }), internal, edge: edgeOf(internal) };
  });
  beforeEach(() => emptyRegistry(desk.db));
  return desk;
}

export function setUpReleaseStaff() {
  const desk = setUpReleases();
  const staff = {} as Awaited<ReturnType<typeof newAdministrator>>;
  beforeAll(async () => {
    Object.assign(staff, await newAdministrator(desk.app, desk.db));
  });
  return { desk, staff, command, deploy, deployWaiting, read };

  async function command(action: string, more: object = {}) {
    const payload = { action, remote: 'gallery', reason: 'The vernissage', ...more };
    const url = '/api/releases/commands';
    const answer = await desk.app.inject({ method: 'POST', url, headers: staff.headers, payload });
    return { status: answer.statusCode, message: String(answer.json().message) };
  }

  async function deploy(...versions: string[]) {
    for (const version of versions) await desk.edge.report(sampleRelease(version));
  }

  async function deployWaiting(version: string) {
    await desk.app.inject({
      method: 'PUT',
      url: '/api/releases/auto-promote',
      headers: staff.headers,
      payload: { on: false, reason: 'We look first' },
    });
    await desk.edge.report(sampleRelease(version));
  }

  async function read(path = '') {
    return (await desk.app.inject({ url: `/api/releases${path}`, headers: staff.headers })).json();
  }
}
