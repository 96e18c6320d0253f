import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { DemoBidderInvitation } from './demo-bidders';

test('a visitor invites two demo bidders and sends them away', async () => {
  let until: string | null = null;
  stubApi({
    '/lot/lot-6/sparring': (_query, sent) => {
      if (sent) until = (sent as { on: boolean }).on ? '2026-11-27T17:24:00.000Z' : null;
      return { available: true, until, ...(sent !== undefined && { message: 'Two bidders join you.' }) };
    },
  });
  const { user, notify } = renderApp(<DemoBidderInvitation lot={sampleLot()} />);
  await user.click(await screen.findByRole('button', { name: 'Invite two bidders' }));
  expect(await screen.findByText(/^Two bidders of this demo are with you until 18:24/)).toBeVisible();
  expect(notify).toHaveBeenCalledWith('Two bidders join you.', 'success');
  await user.click(screen.getByRole('button', { name: 'Send them away' }));
  expect(await screen.findByRole('button', { name: 'Invite two bidders' })).toBeVisible();
});

test.each([
  ['outside the demo', sampleLot(), false],
  ['on a lot that is not open', sampleLot({ state: 'upcoming' }), true],
])('%s the offer is absent', async (_where, lot, available) => {
  const asked = jest.fn(() => ({ available, until: null }));
  stubApi({ '/lot/lot-6/sparring': asked });
  renderApp(<DemoBidderInvitation lot={lot} />);
  if (lot.state === 'open') await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Somebody to bid against')).not.toBeInTheDocument();
});
