import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { storeSession } from './account';

export type Customer = ReturnType<typeof newCustomer>;

export function newCustomer() {
  const email = `adaeze.${randomUUID().slice(0, 8)}@example.com`;
  const person = { title: 'Mrs', firstname: 'Adaeze', lastname: 'Nwosu', mobile: '+234 803 000 0000' };
  return { ...person, email, password: 'a long secret' };
}

export async function register(page: Page, customer = newCustomer()): Promise<Customer> {
  await requestAccount(page, customer);
  return customer;
}

export async function requestAccount(page: Page, customer = newCustomer()): Promise<APIResponse> {
  const data = { ...customer, password_confirmation: customer.password };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.status()).toBe(201);
  return answer;
}

export async function fillSignUp(page: Page, customer: Customer) {
  await page.getByLabel('Title').selectOption(customer.title);
  await page.getByLabel('First name').fill(customer.firstname);
  await page.getByLabel('Last name').fill(customer.lastname);
  await page.getByLabel('Phone number').fill(customer.mobile);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(customer.password);
}

export async function logIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

export async function signInAsCustomer(page: Page): Promise<Customer> {
  const customer = newCustomer();
  await storeSession(page, await requestAccount(page, customer));
  return customer;
}

export async function visitAsCustomer(page: Page, address: string): Promise<Customer> {
  const customer = await signInAsCustomer(page);
  await page.goto(address);
  return customer;
}

/** Waits for the mail with a code. */
export async function codeMailedTo(email: string): Promise<string> {
  const dataDir = process.env.E2E_API_DATA ?? '';
  await expect.poll(() => codesTo(email, dataDir).length, { timeout: 20_000 }).toBe(1);
  return codesTo(email, dataDir).at(-1) ?? '';
}

function codesTo(email: string, dataDir: string): string[] {
  const outbox = path.join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  const emails = files.map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  return emails
    .filter((text) => text.includes(email))
    .flatMap((text) => /^Code: (\d{4})/m.exec(text)?.[1] ?? []);
}
