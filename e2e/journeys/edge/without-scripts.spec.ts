import { expect, test } from '../../support/visit';

// The browser logs the refusal of a form in its console.
test.use({ expectedErrors: /status of 4\d\d/ });

test.use({ javaScriptEnabled: false });

test('the menu of a phone opens, leads to a page, and fits a width of 320', { tag: '@390' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(about).toBeVisible();
  expect((await about.boundingBox())?.x).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a visitor changes the tab, pages through the list, searches, and opens a work', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.forSale('type=Sculpture');
  const faces = page.waitForRequest(/uli-serif.*\.woff2/);
  await page.goto('/');
  await faces;
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  await expect(page).toHaveURL('/?category=sculpture');
  const card = page.getByRole('tabpanel').getByRole('link', { name: work?.name_of_artwork }).first();
  await expect(card.getByRole('img').first()).toBeVisible();

  await page.goto('/artist');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/\/artist\?cursor=/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();

  await page.getByRole('searchbox').fill(work?.name_of_artwork ?? '');
  await page.getByRole('radio', { name: 'All types' }).check();
  await page.getByRole('searchbox').press('Enter');
  await page
    .getByRole('region', { name: 'Results' })
    .getByRole('link', { name: work?.name_of_artwork })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: work?.name_of_artwork })).toBeVisible();
  await expect(page.getByText(await catalogue.descriptionOf(work))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();

  const statement = page.getByRole('region', { name: 'Artist statement' });
  await expect.poll(async () => (await statement.boundingBox())?.height).toBe(100);
  await page.getByText('Read more...').click();
  await expect.poll(async () => (await statement.boundingBox())?.height).toBeGreaterThan(100);
});

test('the contact form keeps its text, reports what is missing, and sends', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('First name').fill('Adébáyọ̀');
  await page.getByLabel('Message').fill('May I come by on Sunday?');
  await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
  await expect(page.getByRole('form').getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Adébáyọ̀');
  await expect(page.getByLabel('Message')).toHaveValue('May I come by on Sunday?');
  await page.getByLabel('Email', { exact: true }).fill('bayo@mail.example');
  await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
  await expect(page).toHaveURL('/contact-us?sent=message#contact-form');
  await expect(page.getByText('Your message has reached the gallery.')).toBeInViewport();
  await page.reload();
  await expect(page).toHaveURL('/contact-us?sent=message#contact-form');
});

test('a visitor enquires about a work', async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  await page.goto(`/art-page/${work?._id}`);
  const form = page.getByRole('form', { name: /^For More Information/ });
  await form.getByLabel('Full name').fill('ada obi');
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByRole('button', { name: 'Talk to us' }).click();
  await expect(form.getByText('Phone number is required')).toBeInViewport();
  await expect(form.getByLabel('Email')).toHaveValue('ada@mail.example');
  await form.getByLabel('Phone number').fill('0803 555 0142');
  await form.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(`/art-page/${work?._id}?sent=enquiry#enquiry`);
  await expect(page.getByText('Enquiry sent!')).toBeInViewport();
});

test('a visitor books a place', async ({ page }) => {
  await page.goto('/event-booking');
  await page
    .getByRole('link', { name: /^Book Now: First Evening/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Book a place' });
  await panel.getByRole('button', { name: 'Book Now' }).click();
  await expect(panel.getByText('Name is required')).toBeInViewport();
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Ada Obi');
  await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await panel.getByRole('combobox', { name: 'Places' }).selectOption('2');
  await panel.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\?sent=confirmed#booking$/);
  await expect(page.getByText('Your booking is confirmed.')).toBeInViewport();
});

test('log-in and registration say that they need scripts, and send nothing', async ({ page }) => {
  await page.goto('/login');
  const notice = page.getByRole('form').locator('noscript');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain('Logging in needs JavaScript.');
  await page.getByLabel('Email').fill('ada@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  expect(await notice.innerText()).toContain('Registering needs JavaScript.');
});
