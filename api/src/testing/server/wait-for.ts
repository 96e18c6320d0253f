/** Retries for about ten seconds and then fails with the last error. */
export async function waitFor(expects: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await expects();
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  await expects();
}
