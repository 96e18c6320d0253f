import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail to an address, and returns what the first group of the pattern matches in its text. */
export async function mailedTo(email: string, pattern: RegExp, timeout = 20_000): Promise<string> {
  const found = () => textsTo(email).flatMap((text) => pattern.exec(text)?.[1] ?? []);
  await expect.poll(() => found().length, { timeout }).toBeGreaterThan(0);
  return found().at(-1) ?? '';
}

function textsTo(email: string): string[] {
  const outbox = path.join(process.env.E2E_API_DATA ?? '', 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  const mails = files.map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  return mails.filter((mail) => new RegExp(`^To:.*${email}`, 'm').test(mail)).map(decoded);
}

/** Undoes the line ends and signs of quoted-printable that links contain. */
const decoded = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
