import { waitFor } from '../../load/latency.mjs';
import { median } from '../../numbers.mjs';
import { startApi } from '../../product/product.mjs';

const times = 60;
const known = { email: 'known@bench.example', password: 'of the bench alone' };
const generous = '100000/minute';

/** Measures whether the time of an answer reveals that an account exists, at log-in and password recovery. */
export async function measureAccounts() {
  const env = {
    ADMIN_EMAIL: known.email,
    ADMIN_PASSWORD: known.password,
    RATE_LIMIT_LOGIN_PER_ACCOUNT: generous,
    RATE_LIMIT_LOGIN_PER_ADDRESS: generous,
    RATE_LIMIT_RECOVERY_PER_ACCOUNT: generous,
    RATE_LIMIT_RECOVERY_PER_DAY: generous,
    RATE_LIMIT_RECOVERY_PER_ADDRESS: generous,
  };
  const api = await startApi({ env });
  try {
    const logIn = await waitsOf(`${api.url}/api/auth/login`, { password: 'wrong' });
    const recovery = await waitsOf(`${api.url}/api/auth/forgot-password`, {});
    const measured = { logInDifference: differenceOf(logIn), recoveryDifference: differenceOf(recovery) };
    return { measured, details: { logIn, recovery } };
  } finally {
    await api.stop();
  }
}

/** @param {string} url @param {object} rest */
async function waitsOf(url, rest) {
  /** @param {string} email */
  const wait = (email) =>
    waitFor(() =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...rest, email }),
      }),
    );
  for (let warming = 0; warming < 5; warming += 1) await wait(`warming${warming}@bench.example`);
  /** @type {{ known: number[], unknown: number[] }} */
  const waits = { known: [], unknown: [] };
  for (let count = 0; count < times; count += 1) {
    waits.known.push(await wait(known.email));
    waits.unknown.push(await wait('unknown@bench.example'));
  }
  return { known: median(waits.known), unknown: median(waits.unknown) };
}

/** @param {{ known: number, unknown: number }} medians */
function differenceOf(medians) {
  return Math.abs(medians.known - medians.unknown);
}
