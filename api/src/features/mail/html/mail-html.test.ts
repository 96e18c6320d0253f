import { testMail } from '../../../testing/server/test-app';
import { type EmailContent, textOf } from '../email';
import { htmlOf } from './mail-html';

const address = '12 Uli Close, Ikoyi, Lagos';
const email: EmailContent = {
  subject: 'Paid: Night Market · order 1042',
  heading: 'Thank you, Adaeze',
  paragraphs: ['Your payment has arrived.\nIt is yours.'],
  picture: {
    path: '/api/media/abc/768.webp',
    width: 900,
    height: 640,
    alt: 'Lights above dark water',
    title: 'Night Market',
    note: 'Chukwudi Okafọ',
  },
  next: 'We pack the work.',
  facts: [['Delivery address', '7 Palm Crescent\nIkoyi']],
  amounts: [
    ['Night Market', '#3,200,000'],
    ['Total paid, uli-1', '#3,200,000'],
  ],
  link: { label: 'See your order', url: 'https://gallery.example/dashboard/orders?order=1&tab=2' },
};

test('a mail has the mark, its picture from the public address, one button, and the same plain text', () => {
  const html = htmlOf(email, testMail, address);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<img src="https://gallery.example/mark.png" width="26" height="26" alt=""');
  expect(html).toContain('src="https://gallery.example/api/media/abc/768.webp" width="300" height="213"');
  expect(html).toContain('alt="Lights above dark water"');
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toContain('href="https://gallery.example/dashboard/orders?order=1&amp;tab=2"');
  const text = textOf(email, testMail);
  for (const shown of [
    'Thank you, Adaeze',
    'Your payment has arrived.',
    'We pack the work.',
    '7 Palm Crescent',
  ])
    for (const part of [html, text]) expect(part).toContain(shown);
  expect(text).toContain('Total paid, uli-1: #3,200,000');
  expect(text).toContain('See your order:\nhttps://gallery.example/dashboard/orders?order=1&tab=2');
  expect(text).not.toContain('<');
});

test('all pictures and links use the public address', () => {
  const html = htmlOf(email, testMail, address);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(4);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/gallery\.example(\/|$)/);
});

test('the mail has a dark theme and a preview with its first sentence', () => {
  const html = htmlOf(email, testMail, address);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('srcset="https://gallery.example/mark-night.png"');
  expect(html).toMatch(/display:none[^>]*>Your payment has arrived\./);
});

const hostile = `<script>alert("1")</script>' onload='x & "q"`;

test('escapes names of people and works', () => {
  const html = htmlOf(
    {
      subject: hostile,
      heading: hostile,
      preheader: hostile,
      paragraphs: [hostile],
      next: hostile,
      picture: { path: `/p"><script>`, width: 10, height: 1000, alt: hostile, title: hostile, note: hostile },
      code: hostile,
      facts: [[hostile, hostile]],
      amounts: [[hostile, hostile]],
      link: { label: hostile, url: `https://gallery.example/"><script>` },
    },
    { ...testMail, from: { name: hostile, address: 'a@b.example' } },
    hostile,
  );
  expect(html).not.toMatch(/<script/);
  expect(html).not.toMatch(/onload='/);
  expect(html.match(/<(?!\/|!)[a-z0-9]+/g)?.filter((tag) => tag === '<img')).toHaveLength(2);
});

test('isolates right-to-left names from the text around them', () => {
  const html = htmlOf({ ...email, heading: 'شكرا', facts: [['Buyer', '\u202Eevil']] }, testMail, address);
  expect(html).toMatch(/<h1 dir="auto"[^>]*>شكرا<\/h1>/);
  expect(html).toContain('<bdi>\u202Eevil</bdi>');
});
