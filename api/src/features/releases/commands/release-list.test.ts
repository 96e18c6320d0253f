import { eq } from 'drizzle-orm';
import { digestOfRelease, sampleRelease } from '../../../testing/gallery/sample-release';
import { setUpReleaseStaff } from '../../../testing/releases/set-up-releases';
import { users } from '../../users/user.table';

const { desk, staff, command, deploy, deployWaiting, read } = setUpReleaseStaff();

test('lists live and next releases and the author of each event', async () => {
  await deploy('1.1.0', '1.2.0');
  await command('rollback', { reason: 'The lots were gone' });
  const { remotes, edges, signed, auto_promote: auto } = await read();
  expect([signed, auto, edges.map(({ edge: one }: { edge: string }) => one)]).toEqual([false, true, []]);
  expect(remotes[0]).toMatchObject({
    remote: 'gallery',
    live: { version: '1.1.0', state: 'live' },
    next: null,
  });
  expect(remotes[0].others).toEqual([
    expect.objectContaining({ version: '1.2.0', state: 'withdrawn', reason: 'The lots were gone' }),
  ]);
  const { events, total } = await read('/events?limit=2');
  expect(total).toBe(5);
  expect(events[0]).toMatchObject({ what: 'Rolled back to Gallery 1.1.0', reason: 'The lots were gone' });
  expect(events[1]).toMatchObject({ what: 'Promoted Gallery 1.2.0 to all', by: 'the edge' });
});

test('marks an administrator with the name of the edge as an administrator', async () => {
  await deploy('1.1.0', '1.2.0');
  await desk.db.update(users).set({ firstname: 'the', lastname: 'edge' }).where(eq(users.id, staff.user._id));
  await command('promote', { release: '1.1.0' });
  const { events } = await read('/events');
  expect(events.slice(0, 2).map(({ by }: { by: string }) => by)).toEqual([
    'the edge, administrator',
    'the edge',
  ]);
  expect((await read()).remotes[0].live.by).toBe('the edge, administrator');
});

test('shows a refused release until a newer release is live', async () => {
  await deploy('1.1.0');
  await desk.edge.report(sampleRelease('1.2.0'), 'it needs version 9 of the shell');
  const next = async () => (await read()).remotes[0].next;
  expect(await next()).toMatchObject({
    version: '1.2.0',
    state: 'refused',
    problem: 'it needs version 9 of the shell',
  });
  await deploy('1.3.0');
  expect(await next()).toBeNull();
});

test('shows and promotes the good one of many releases with one version', async () => {
  await deploy('1.1.0');
  await deployWaiting('1.2.0');
  for (let planted = 0; planted < 20; planted += 1)
    await desk.edge.report(sampleRelease('1.2.0', { renderTime: planted + 1 }), 'it is not signed');
  const { live, next, others } = (await read()).remotes[0];
  expect([live, next].map(({ version, state }) => `${version} ${state}`)).toEqual([
    '1.1.0 live',
    '1.2.0 offered',
  ]);
  expect(others).toEqual([]);
  expect(await command('promote', { release: '1.2.0' })).toMatchObject({ status: 200 });
  expect(await desk.edge.labels()).toMatchObject({ live: '1.2.0' });
});

test('a version with only refused releases gets the reason of the refusal', async () => {
  for (const renderTime of [1, 2])
    await desk.edge.report(sampleRelease('1.1.0', { renderTime }), 'it is not signed');
  expect(await command('promote', { release: '1.1.0' })).toEqual({
    status: 409,
    message: '1.1.0 was refused: it is not signed.',
  });
});

test('shows the problem that an edge reports until it is solved', async () => {
  await deploy('1.1.0');
  await desk.edge.registry();
  const digest = digestOfRelease(sampleRelease('1.1.0'));
  const report = async (problem: string) =>
    (
      await desk.internal.inject({
        method: 'POST',
        url: '/registry/problems',
        payload: { edge: 'edge-1', digest, problem },
      })
    ).statusCode;
  const told = async () => (await read()).remotes[0].live.problem;
  expect(await report('static/app.js is damaged')).toBe(200);
  expect(await told()).toBe('static/app.js is damaged');
  expect(await report('')).toBe(200);
  expect(await told()).toBe('');
});

test('a preview opens a waiting release and ends when the release is withdrawn', async () => {
  await deploy('1.1.0');
  await deployWaiting('1.2.0');
  const digest = digestOfRelease(sampleRelease('1.2.0'));
  const payload = { digest, reason: 'For the director' };
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/releases/previews',
    headers: staff.headers,
    payload,
  });
  expect(answer.json().link).toMatch(/^\/preview\/[\w-]+\.[\w-]{43}$/);
  const { previews, releases } = await desk.edge.registry();
  expect(previews).toEqual([{ digest, until: answer.json().until }]);
  expect(releases.map((one) => one.digest)).toContain(digest);
  await command('canary', { release: '1.2.0', share: 5 });
  await command('rollback');
  expect((await desk.edge.registry()).previews).toEqual([]);
});
