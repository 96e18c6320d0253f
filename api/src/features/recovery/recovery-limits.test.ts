import { sql } from 'drizzle-orm';
import { rateLimits } from '../../http/rate-limit.table';
import { signUp } from '../../testing/accounts';
import { recoveryOfThisFile } from '../../testing/recoveries';

const recovery = recoveryOfThisFile();

test('an account gets three codes an hour, wherever they are asked for, and so does an address without one', async () => {
  const { user } = await signUp(recovery.app);
  for (const email of [user.email, 'nobody@visitors.example']) {
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await recovery.forgot(email, from)).statusCode).toBe(200);
    }
    const refused = await recovery.forgot(email.toUpperCase(), '203.0.113.4');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.json().message).toBe('Too many requests. Please try again in 60 minutes.');
  }
});

test('an account gets ten codes a day: four digits cannot be guessed by asking again and again', async () => {
  const { user } = await signUp(recovery.app);
  const forgetTheHour = () => recovery.db.delete(rateLimits).where(sql`ends_at < now() + interval '2 hours'`);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await recovery.forgot(user.email)).statusCode).toBe(200);
    await forgetTheHour();
  }
  expect((await recovery.forgot(user.email)).statusCode).toBe(429);
});

test('a visitor asks for twenty codes an hour, whoever they are for', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await recovery.forgot(`${attempt}@visitors.example`)).statusCode).toBe(200);
  }
  expect((await recovery.forgot('last@visitors.example')).statusCode).toBe(429);
  expect((await recovery.forgot('last@visitors.example', '203.0.113.99')).statusCode).toBe(200);
});
