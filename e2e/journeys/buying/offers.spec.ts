import { publishForOffers } from '../../support/admin/artwork';
import { otherVisitor } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { acceptCounterOffer, counterOffer, makeOffer } from '../../support/offers';
import { expect, test } from '../../support/visit';

test('a collector offers, accepts a counter-offer, and finds the order at that price', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, path } = await publishForOffers(page);
  const collector = await otherVisitor(browser, baseURL);
  await signInAsCustomer(collector);
  await makeOffer(collector, path);
  await counterOffer(page, name);
  await acceptCounterOffer(collector, name);
  await expect(collector.getByRole('article', { name })).toContainText('#290,000');
  await collector.context().close();
});
