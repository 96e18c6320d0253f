export const administrator = { email: 'curator@bench.example', password: 'of the bench alone' };

/** For an API that creates this account at its first start. */
export const administratorEnv = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

/** Returns the administrator's token. @param {string} origin of an API @returns {Promise<string>} */
export async function logIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return (await answer.json()).data.token;
}
