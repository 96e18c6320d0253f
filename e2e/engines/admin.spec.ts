import { sessionIn, sessionKey } from '../support/account';
import { curator } from '../support/processes/product';
import { heading, link } from './support/engine';
import { test } from './support/visit';

/** Maps the names of the links to the headings of their pages. */
const pages = {
  'All Art works': 'All artworks',
  'All orders': 'All Orders',
  Releases: 'Releases',
  Auctions: 'Auctions',
  Dashboard: 'Dashboard',
};

test('a curator opens each page of the back office by its menu and by its address', async ({
  engine,
  visit,
  request,
}) => {
  const session = await sessionIn(await request.post('/api/auth/login', { data: curator }));
  await visit('/admin');
  await engine.evaluate(`localStorage.setItem('${sessionKey}', ${JSON.stringify(session)})`);
  await visit('/admin/dashboard');
  const addresses: string[] = [];
  for (const [name, title] of Object.entries(pages)) {
    await engine.text('//main//a');
    await engine.click(link(name));
    await engine.text(heading(title));
    addresses.push(await engine.evaluate('location.pathname'));
  }
  for (const address of addresses) {
    await visit(address);
    await engine.text('//main//a');
  }
});
