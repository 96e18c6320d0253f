import { refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { done, giveReason, openReleases, panel, row } from '../testing/open-releases';
import { digestOf, sampleCanary, sampleRelease, sampleReleases } from '../testing/sample-releases';

test("'Roll back' withdraws a bad canary and sends the reason", async () => {
  const bad = sampleCanary({ live: 4, candidate: 60, views: 900 }, { evidence: 80 });
  const { user, command, notify } = openReleases({ '/releases/gallery/canary': bad });
  expect(await screen.findByText('It fails more often than live.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roll back… Gallery 7.4.0' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll Gallery back to 7.3.1 for everyone?' });
  expect(dialog).toHaveTextContent('Removed7.4.0, 5% of visitors');
  expect(dialog).toHaveTextContent('On every edge within 5 s.');
  await giveReason(user, 'Roll back');
  await waitFor(() => expect(notify).toHaveBeenCalledWith(done.message, 'success'));
  const sent = { remote: 'gallery', release: digestOf('gallery 7.3.1'), reason: 'Prices overlap' };
  expect(command).toHaveBeenCalledWith({}, { action: 'rollback', ...sent });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog tells two builds with the same version by their digests', async () => {
  const releases = sampleReleases();
  const [, , admin] = releases.remotes;
  if (admin?.live) {
    admin.live = sampleRelease({ remote: 'admin', version: '1.0.0', digest: `11111111${'0'.repeat(56)}` });
    const digest = `22222222${'0'.repeat(56)}`;
    admin.others = [sampleRelease({ remote: 'admin', version: '1.0.0', digest, state: 'replaced' })];
  }
  const { user } = openReleases({ '/releases': releases });
  await user.click(await screen.findByRole('button', { name: 'Roll back… Admin' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll Admin back to 1.0.0 (22222222) for everyone?' });
  expect(dialog).toHaveTextContent('Removed1.0.0 (11111111), 100% of visitors');
});

test('the dialog requires a reason', async () => {
  const { user, command } = openReleases();
  await user.click(await screen.findByRole('button', { name: 'Roll back… Admin' }));
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Reason is required')).toBeVisible();
  expect(command).not.toHaveBeenCalled();
});

test('the dialog reports the change of another administrator', async () => {
  const { user, notify } = openReleases({
    '/releases/commands': () => refused(409, 'Gallery 7.3.1 is live already.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back… Gallery' }));
  await giveReason(user, 'Roll back');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Gallery 7.3.1 is live already.', 'error'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test("'Promote to 25%' widens a canary and keeps its remaining steps", async () => {
  const { user, command } = openReleases();
  await user.click(await screen.findByRole('button', { name: 'Promote to 25%… Gallery 7.4.0' }));
  await giveReason(user, 'Promote to 25%');
  const sent = { remote: 'gallery', release: digestOf('gallery 7.4.0'), reason: 'Prices overlap' };
  await waitFor(() =>
    expect(command).toHaveBeenCalledWith({}, { action: 'canary', ...sent, steps: [25, 100] }),
  );
});

test("'Start a canary' sends steps or a fixed share", async () => {
  const releases = sampleReleases();
  const [, , admin] = releases.remotes;
  if (admin) admin.next = sampleRelease({ remote: 'admin', version: '3.4.0', state: 'offered' });
  const { user, command } = openReleases({ '/releases': releases });
  await user.click(await screen.findByRole('button', { name: 'More for Admin' }));
  await user.click(screen.getByRole('button', { name: 'Start a canary…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Start a canary of Admin?' }));
  expect(dialog.getByLabelText('Visitors')).toHaveValue('steps');
  await user.selectOptions(dialog.getByLabelText('Visitors'), '10% of visitors');
  await giveReason(user, 'Start the canary');
  const sent = { remote: 'admin', release: digestOf('admin 3.4.0'), reason: 'Prices overlap' };
  await waitFor(() => expect(command).toHaveBeenCalledWith({}, { action: 'canary', ...sent, share: 10 }));
});

test("'Promote to all' asks for a reason when a release exceeds a gate", async () => {
  const releases = sampleReleases();
  const [gallery] = releases.remotes;
  const gate = { name: 'First view', live: '61 KB', candidate: '66 KB', change: '+8%', exceeded: true };
  if (gallery) gallery.gates = [gate];
  const { user, command } = openReleases({ '/releases': releases });
  const gates = within(await panel('Gates of Gallery 7.4.0'));
  expect(gates.getByRole('row', { name: 'First view 61 KB 66 KB +8% exceeded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Promote to all… Gallery 7.4.0' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Explain in the reason: First view +8%.');
  await giveReason(user, 'Promote to all', 'One more icon');
  const sent = { remote: 'gallery', release: digestOf('gallery 7.4.0'), reason: 'One more icon' };
  await waitFor(() => expect(command).toHaveBeenCalledWith({}, { action: 'promote', ...sent }));
});

test("'Pin' pins a release for everyone", async () => {
  const { user, command } = openReleases();
  await user.click(await screen.findByRole('button', { name: 'More for Customer' }));
  await user.click(screen.getByRole('button', { name: 'Pin…' }));
  await giveReason(user, 'Pin');
  const sent = { remote: 'customer', release: digestOf('customer 5.9.2'), reason: 'Prices overlap' };
  await waitFor(() => expect(command).toHaveBeenCalledWith({}, { action: 'pin', ...sent }));
});

test("'Unpin' removes the pin that the row shows", async () => {
  const releases = sampleReleases();
  const [gallery] = releases.remotes;
  if (gallery) gallery.pin = sampleRelease({ version: '7.3.0', state: 'replaced' });
  const { user, command } = openReleases({ '/releases': releases });
  expect(await row(/^Gallery/)).toHaveTextContent('7.3.0Pinned');
  expect(screen.queryByRole('button', { name: 'Roll back… Gallery' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unpin… Gallery' }));
  const dialog = screen.getByRole('dialog', { name: 'Unpin Gallery 7.3.0?' });
  expect(dialog).toHaveTextContent('Restored7.3.1, live');
  await giveReason(user, 'Unpin');
  const sent = { remote: 'gallery', reason: 'Prices overlap' };
  await waitFor(() => expect(command).toHaveBeenCalledWith({}, { action: 'unpin', ...sent }));
});

test('Escape closes the list of actions and returns the focus to its button', async () => {
  const { user } = openReleases();
  const more = await screen.findByRole('button', { name: 'More for Customer' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('the switch sends a reason and stays on until the API confirms', async () => {
  const auto = jest.fn((_query: object, _body: unknown) => done);
  const { user } = openReleases({ 'PUT /releases/auto-promote': auto });
  const box = await screen.findByRole('checkbox', { name: /^Promote signed releases/ });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Reason is required')).toBeVisible();
  expect(auto).not.toHaveBeenCalled();
  expect(box).toBeChecked();
  await giveReason(user, 'Switch off', 'A sale tonight');
  await waitFor(() => expect(auto).toHaveBeenCalledWith({}, { on: false, reason: 'A sale tonight' }));
});

test('the dialog creates and copies a preview link and shows its end', async () => {
  const preview = { link: '/preview/token', until: '2026-11-24T14:12:00.000Z' };
  const create = jest.fn((_query: object, _body: unknown) => preview);
  const { user, notify } = openReleases({ '/releases/previews': create });
  await user.click(await screen.findByRole('button', { name: 'Preview link…' }));
  await giveReason(user, 'Create and copy link', 'For the curators');
  expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost/preview/token');
  expect(screen.getByText('Opens until Tuesday, November 24, 15:12.')).toBeVisible();
  expect(create).toHaveBeenCalledWith({}, { digest: digestOf('gallery 7.4.0'), reason: 'For the curators' });
  expect(await navigator.clipboard.readText()).toBe('http://localhost/preview/token');
  expect(notify).toHaveBeenCalledWith('Link created and copied', 'success');
});
