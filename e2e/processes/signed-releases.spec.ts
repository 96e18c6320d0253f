import { nextRelease } from '../support/releases/next-release';
import { startSignedProduct } from '../support/releases/signed-product';
import { newTeam } from '../support/releases/team';
import { headings, inOtherWords, words } from '../support/releases/visitors';
import { expect, test } from '../support/visit';

// An idle page prefetches and follows a stream, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_|preloaded using link preload/ });
test.describe.configure({ timeout: 180_000 });

test('a team promotes a waiting release and rolls it back, and an open page keeps working', async ({
  page,
}) => {
  const product = await startSignedProduct({ AUTO_PROMOTE: 'off' });
  const { team, url } = product;
  const onPage = async () => (await fetch(url)).text();
  await expect.poll(() => team.tell(url, 'list', 'gallery')).toContain('1.0.0');
  await team.tell(url, 'promote', 'gallery', '1.0.0', '--reason', 'The first one');
  await expect.poll(onPage).toContain(words.old);
  await page.goto(url);
  await expect(page.getByText(words.old)).toBeVisible();

  const next = nextRelease(product.folder, '1.1.0', inOtherWords);
  await team.sign(next);
  product.upload(next);
  await expect.poll(() => team.tell(url, 'list', 'gallery')).toContain('1.1.0');
  expect(await onPage()).toContain(words.old);
  await team.tell(url, 'promote', 'gallery', '1.1.0', '--reason', 'It is ready');
  await expect.poll(onPage).toContain(words.new);

  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.old })).toBeVisible();
  await team.tell(url, 'rollback', 'gallery', '--reason', 'Nobody likes it');
  await expect.poll(onPage).toContain(words.old);
  expect(await team.tell(url, 'why', 'gallery')).toContain('Nobody likes it');
  await page.goBack();
  await expect(page.getByText(words.old)).toBeVisible();
  await product.stop();
});

test('a changed key refuses releases and commands of the old one', async () => {
  const product = await startSignedProduct();
  const { team, url } = product;
  const onPage = async () => (await fetch(url)).text();
  await expect.poll(onPage).toContain(words.old);

  const renewed = await newTeam('gallery', '2027');
  await product.restart([team.entry, renewed.entry]);
  await expect.poll(onPage).toContain(words.old);
  const next = nextRelease(product.folder, '1.1.0', inOtherWords);
  await renewed.sign(next);
  product.upload(next);
  await expect.poll(onPage).toContain(words.new);

  await product.restart([renewed.entry]);
  await expect.poll(onPage).toContain(words.new);
  const stolen = nextRelease(next, '1.2.0', (code) => code.replaceAll(words.new, 'Explore Every Piece.'));
  await team.sign(stolen);
  product.upload(stolen);
  await expect.poll(() => renewed.tell(url, 'list', 'gallery')).toContain('2026 is no key of gallery');
  expect(await onPage()).toContain(words.new);
  await expect(team.tell(url, 'rollback', 'gallery', '--reason', 'Back')).rejects.toThrow();
  await product.stop();
});
