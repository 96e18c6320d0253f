import { parseMail } from './mail-text';

function mailOf(head: string[], body: string): Buffer {
  return Buffer.from([...head, '', body].join('\r\n').replace(/\r?\n/g, '\r\n'), 'latin1');
}

const textOf = (head: string[], body: string) => parseMail(mailOf(head, body)).text.trim();
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const encoded = Buffer.from('Ọ̀ṣun').toString('base64');

test.each([
  ['no headers of its own', [], utf8('Ọ̀ṣun'), 'Ọ̀ṣun'],
  [
    'base64',
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: BASE64'],
    encoded,
    'Ọ̀ṣun',
  ],
  [
    'quoted-printable',
    ['Content-Type: text/plain; charset="UTF-8"', 'Content-Transfer-Encoding: quoted-printable'],
    'caf=C3=A9 =\nnoir 2=3D2 50=',
    'café noir 2=2 50=',
  ],
  ['an old character set', ['Content-Type: text/plain; charset=iso-8859-1'], 'caf\xe9', 'café'],
  ['an unknown character set', ['Content-Type: text/plain; charset=klingon'], utf8('é'), 'é'],
  ['bytes of no character set', ['Content-Type: text/plain; charset=utf-8'], 'caf\xe9', 'café'],
  [
    'flowed lines',
    ['Content-Type: text/plain; format=flowed'],
    'Do you \nopen?\n> no \n-- \nAda',
    'Do you open?\n> no \n-- \nAda',
  ],
  [
    'HTML',
    ['Content-Type: text/html; charset=utf-8'],
    '<head><title>x</title></head><style>p{}</style><p>A &amp; B&nbsp;&#233;</p><p>Next<br>line</p><blockquote>old</blockquote>',
    'A & B é\nNext\nline',
  ],
])('reads a text with %s', (_case, head, body, text) => {
  expect(textOf(head, body)).toBe(text);
});

test('prefers the plain text of alternatives, and names files', () => {
  const mail = mailOf(
    ['Subject: folded', '\theader', 'Content-Type: multipart/mixed; boundary="one two"'],
    `Preamble
--one two
Content-Type: multipart/alternative;
 boundary=inner

--inner
Content-Type: text/html

<p>Rich</p>
--inner
Content-Type: text/plain

Plain
--inner--
--one two
Content-Type: image/png; name=a.png
Content-Disposition: attachment

xxxx
--one two--
Epilogue`,
  );
  const { headers, text, hasFiles } = parseMail(mail);
  expect({ text: text.trim(), hasFiles, subject: headers.get('subject') }).toEqual({
    text: 'Plain',
    hasFiles: true,
    subject: 'folded header',
  });
});

test('reads HTML when the plain text is empty', () => {
  const body = '--b\nContent-Type: text/plain\n\n \n--b\nContent-Type: text/html\n\n<p>Rich</p>\n--b--';
  expect(textOf(['Content-Type: multipart/alternative; boundary=b'], body)).toBe('Rich');
});

const nested = (depth: number): string =>
  depth === 0
    ? 'Content-Type: text/plain\n\nDeep'
    : `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nested(depth - 1)}\n--b${depth}--`;

test.each([
  ['nests itself a thousand times', nested(1_000)],
  ['has a million parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n'.repeat(1_000_000)}`],
  ['opens a million tags', `Content-Type: text/html\n\n${'<style><'.repeat(1_000_000)}`],
  ['opens a million quotes', `Content-Type: text/html\n\n${'<blockquote>'.repeat(800_000)}`],
  ['has a header without end', `A: ${'b'.repeat(9_000_000)}`],
  [
    'has a parameter without end',
    `Content-Type: multipart/mixed; boundary=${'; boundary=" '.repeat(100_000)}\n\nx`,
  ],
  ['has ten million spaces', `Content-Type: text/html\n\n<p>${' '.repeat(9_000_000)}`],
  ['is empty', ''],
])('a mail that %s keeps nobody waiting', (_case, raw) => {
  const [before, mail] = [process.cpuUsage(), Buffer.from(raw)];
  expect(typeof parseMail(mail).text).toBe('string');
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});
