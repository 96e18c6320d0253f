import { apiDown } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { good, openReleases, panel, row } from '../testing/open-releases';
import { digestOf, sampleRelease, sampleReleases, sampleRemote } from '../testing/sample-releases';

test("the table shows each remote's live and next release and the shell's edges", async () => {
  openReleases();
  expect(await row(/^Shell/)).toHaveTextContent('4.12.0Liveon 2 edges');
  expect(await row(/^Gallery/)).toHaveTextContent('7.3.1Live');
  expect(await row(/^Gallery/)).toHaveTextContent('7.4.0Canary 5%09:00, gallery team: New grid');
  expect(await row(/^Customer/)).toHaveTextContent('5.9.3Refused');
  expect(await row(/^Customer/)).toHaveTextContent('The signature is of another team’s key');
  expect(await row(/^Admin/)).toHaveTextContent('3.3.0Withdrawn14:52, by evidence: 14 of 136 views failed.');
  expect(screen.getByText('2 edges read the registry 3 s ago')).toBeVisible();
});

test('the table tells two builds of one version apart by their digests', async () => {
  const live = sampleRelease();
  const next = sampleRelease({ digest: digestOf('another build'), state: 'offered' });
  openReleases({ '/releases': sampleReleases({ remotes: [sampleRemote({ live, next })] }) });
  const gallery = await row(/^Gallery/);
  expect(gallery).toHaveTextContent(`7.3.1 (${live.digest.slice(0, 8)})Live`);
  expect(gallery).toHaveTextContent(`7.3.1 (${next.digest.slice(0, 8)})Candidate`);
});

test("the canary's charts have a text, a table, and a verdict", async () => {
  const { user } = openReleases();
  const canary = within(await panel('Gallery 7.4.0 against 7.3.1'));
  expect(await canary.findByText('No worse than live so far.')).toBeVisible();
  expect(canary.getByText(/^1,204 views with 7.4.0, 22,876 with 7.3.1, since 09:00/)).toBeVisible();
  const curve = await canary.findByRole('img', { name: /^Failures per 1,000 views: live 4.1, 7.4.0 4.2/ });
  expect(within(curve).getByText('canary')).toBeVisible();
  const [failures, paints] = canary.getAllByText('Show as table');
  if (failures) await user.click(failures);
  const table = within(canary.getByRole('table', { name: 'Failures per 1,000 views of 7.4.0' }));
  expect(table.getByRole('row', { name: '15:00 4.1 4.2 0.7 to 7.7' })).toBeVisible();
  expect(
    canary.getByRole('img', {
      name: 'Largest contentful paint (LCP), 75th percentile: live 2.04 s, 7.4.0 1.94 s, which lies between 1.70 s and 2.21 s.',
    }),
  ).toBeVisible();
  if (paints) await user.click(paints);
  const paintTable = canary.getByRole('table', {
    name: 'Largest contentful paint (LCP), 75th percentile of 7.4.0',
  });
  expect(within(paintTable).getByRole('row', { name: '10:00 2.04 s 2.30 s 1.55 s to 3.05 s' })).toBeVisible();
  expect(canary.getByRole('img', { name: '0% of the way to its rollback' })).toBeVisible();
});

test('the panel shows a canary that evidence withdrew', async () => {
  openReleases();
  const taken = within(await panel('Rolled back: Admin 3.3.0'));
  expect(await taken.findByText('It fails more often than live, and was rolled back.')).toBeVisible();
  expect(taken.getByText(/new ones load 3.2.4/)).toBeVisible();
});

test('the panel says that there are too few views to judge', async () => {
  openReleases({ '/releases/gallery/canary': { ...good, points: [], paints: [] } });
  expect(await screen.findByText('Too few views to judge yet.')).toBeVisible();
  expect(screen.getByText('The first views are counted within a few seconds.')).toBeVisible();
  expect(screen.getByText('A page reports its largest paint when its visitor leaves.')).toBeVisible();
});

test('the tables list errors and vitals by remote and release', async () => {
  const { user } = openReleases();
  const errors = within(await panel(/^Errors by remote and release/));
  expect(
    await errors.findByRole('row', {
      name: 'Admin 3.3.0 ReferenceError: locale is not defined 14 errors 103 per 1,000 views Withdrawn',
    }),
  ).toBeVisible();
  expect(errors.getByRole('row', { name: /Customer 5.9.2 No errors in 24 hours/ })).toBeVisible();
  const vitals = within(await panel(/^Web vitals/));
  expect(await vitals.findByRole('row', { name: /Gallery 7.4.0 \/ LCP 4.30 s ?poor/ })).toBeVisible();
  await user.selectOptions(vitals.getByLabelText('Remote'), 'Customer');
  expect(vitals.getAllByRole('row')).toHaveLength(2);
  expect(vitals.getByRole('row', { name: /Customer 5.9.2 \/login/ })).toHaveTextContent(/1\.10 s.*1 view$/);
});

test('the audit shows actor, action, and reason, and links to all entries', async () => {
  openReleases();
  const audit = within(await panel('Audit log'));
  expect(
    await audit.findByRole('row', {
      name: 'Nov 23, 2026, 14:52:01 by evidence Took back Admin 3.3.0, live is 3.2.4 14 of 136 views failed',
    }),
  ).toBeVisible();
  expect(audit.getByRole('link', { name: /^All entries/ })).toHaveAttribute(
    'href',
    '/admin/releases?audit=all',
  );
});

test('the list of all entries has pages', async () => {
  const { user, events } = openReleases({}, '/admin/releases?audit=all');
  expect(screen.getByRole('heading', { name: 'Audit log of releases' })).toBeVisible();
  expect(await screen.findByText('1 to 2 of 30')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(events).toHaveBeenLastCalledWith({ limit: 24, cursor: 'older' }, undefined));
});

test('the screen reports missing keys and missing edges', async () => {
  openReleases({ '/releases': sampleReleases({ signed: false, edges: [], remotes: [] }) });
  expect(await screen.findByText(/^No team has a key/)).toBeVisible();
  expect(screen.getByText('No edge has read the registry')).toBeVisible();
  expect(await row(/^Shell/)).toHaveTextContent('Not known');
});

test("'Try again' loads the releases after a failure", async () => {
  let answer: () => object = apiDown;
  const { user } = openReleases({ '/releases': () => answer() });
  await screen.findByRole('alert');
  answer = () => sampleReleases();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Gallery/)).toBeVisible();
});
