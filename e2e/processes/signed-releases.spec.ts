import { nextRelease } from '../support/releases/next-release';
import { startSignedProduct } from '../support/releases/signed-product';
import { newTeam } from '../support/releases/team';
import { inOtherWords, words } from '../support/releases/visitors';
import { expect, test } from '../support/visit';

test.describe.configure({ timeout: 180_000 });

test('a changed key refuses releases and commands of the old one', async () => {
  const renewed = await newTeam('gallery', '2027');
  const product = await startSignedProduct({}, [renewed.entry]);
  const { team, url } = product;
  const onPage = async () => (await fetch(url)).text();
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
