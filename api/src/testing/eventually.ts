/** Tries until what is expected comes true; fails with the last failure after some ten seconds. */
export async function eventually(expects: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await expects();
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  await expects();
}
