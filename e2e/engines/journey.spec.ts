import { newCustomer } from '../support/customer';
import { button, type Engine, field, heading, link, textStarting } from './support/engine';
import { expect, test } from './support/visit';

test('a visitor filters, zooms, enquires, registers, logs in, and buys a work', async ({
  engine,
  visit,
  workToBuy: work,
}) => {
  const customer = newCustomer();
  await visit('/');
  await engine.text(link('Artworks'));
  await engine.press('Tab');
  await engine.press('Tab');
  expect(await engine.evaluate(`(${String(outlineOfFocused)})()`)).toBeGreaterThanOrEqual(2);
  await engine.click(link('Artworks'));
  await engine.text(heading('Artworks'));
  await engine.click('//label[starts-with(normalize-space(), "Sculpture")]');
  await expect.poll(() => pathOf(engine)).toBe('/artist?type=Sculpture');
  await engine.click(
    `//section[@aria-label="Results"]//*[@aria-busy="false"]//a[starts-with(@href, "/art-page/")]`,
  );
  await expect.poll(() => pathOf(engine)).toMatch(/^\/art-page\//);

  await visit(`/art-page/${work._id}`);
  await engine.click(button('Zoom'));
  await engine.text('//dialog//button[@aria-label="Zoom in"]');
  await engine.press('Escape');
  await expect.poll(() => engine.evaluate('document.querySelector("dialog")')).toBeNull();
  await engine.type(field('Full name'), 'Ada Obi');
  await engine.type(field('Email'), 'ada@mail.example');
  await engine.type(field('Phone number'), '0803 555 0142');
  await engine.click(button('Talk to us'));
  await engine.text(textStarting('Enquiry sent!'));

  await visit('/register');
  await choose(engine, field('Title'), customer.title);
  await engine.type(field('First name'), customer.firstname);
  await engine.type(field('Last name'), customer.lastname);
  await engine.type(field('Phone number'), customer.mobile);
  await engine.type(field('Email'), customer.email);
  await engine.type(field('Password'), customer.password);
  await engine.type(field('Confirm password'), customer.password);
  await engine.click(button('Register'));
  await engine.click(button('Log Out'));
  await expect.poll(() => pathOf(engine)).toBe('/login');

  await visit(`/art-page/${work._id}`);
  await engine.click(link('Buy this artwork'));
  await expect.poll(() => pathOf(engine)).toBe('/login');
  await engine.type(field('Email'), customer.email);
  await engine.type(field('Password'), customer.password);
  await engine.click(`//main${button('Login')}`);
  await engine.type(field('Street address'), '7 Palm Crescent');
  await engine.type(field('City'), 'Ikoyi');
  await choose(engine, field('State'), 'Lagos');
  await engine.text(textStarting('Delivery and insurance, '));
  await engine.click('//button[starts-with(normalize-space(), "Pay")]');
  await engine.inFrame('//iframe[@title="Payment"]', () => engine.click('//button[starts-with(., "Pay")]'));

  expect(await engine.text('//h1[starts-with(., "Thank you, ")]')).toContain(customer.firstname);
  await expect.poll(() => engine.evaluate('document.activeElement.textContent')).toMatch(/^Thank you, /);
  await engine.click(link('See your order'));
  expect(await engine.text(`//article[.//*[normalize-space()="${work.name_of_artwork}"]]`)).toContain('Paid');
});

test('the timer of an open lot counts down', async ({ engine, visit, catalogue }) => {
  const lot = await catalogue.lot('open');
  await visit(`/auction-bidding/${lot._id}`);
  expect(await engine.text('//h1')).toContain(lot.artwork_id.name_of_artwork);
  const timer = () => engine.text('//*[@role="timer"]');
  const before = await timer();
  await expect.poll(timer).not.toBe(before);
});

test('a dialog is as high as its content', async ({ engine, visit }) => {
  await visit('/about');
  await engine.click(button('Prices in other currencies'));
  await engine.text('//dialog//button[@aria-label="Close"]');
  expect(await engine.evaluate(`(${String(emptyHeightOfDialog)})()`)).toBeLessThanOrEqual(2);
});

const pathOf = (engine: Engine) => engine.evaluate<string>('location.pathname + location.search');

/** Runs in the page. */
function outlineOfFocused() {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
  return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
}

/** Runs in the page, and returns pixels. */
function emptyHeightOfDialog() {
  const dialog = document.querySelector('dialog[open]') as Element;
  const body = (dialog.querySelector('header') as Element).nextElementSibling as Element;
  const content = (body.lastElementChild as Element).getBoundingClientRect().bottom;
  const padding = Number.parseFloat(getComputedStyle(body).paddingBottom);
  return dialog.getBoundingClientRect().bottom - content - padding;
}

/** Does not open the list, because browsers draw it outside of the page. */
async function choose(engine: Engine, select: string, value: string) {
  await engine.text(select);
  await engine.evaluate(`(() => {
    const select = document.evaluate(${JSON.stringify(select)}, document, null, 9, null).singleNodeValue;
    select.value = ${JSON.stringify(value)};
    select.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
}
