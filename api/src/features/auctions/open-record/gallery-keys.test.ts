import { openShop } from '../../../testing/orders/orders';
import { testSigner } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';

const shop = setUp(openShop);

test('publishes the public key that signs records and receipts', async () => {
  const answer = await shop.app.inject('/api/auction/keys');
  expect(answer.json()).toEqual({
    keys: [
      {
        use: 'records and receipts of auctions',
        algorithm: 'Ed25519',
        public_key: testSigner.publicKey,
      },
    ],
  });
});
