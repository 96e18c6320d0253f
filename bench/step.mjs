/** Says what the bench does, and rejects with its name when it takes longer. @template Result @param {string} what @param {number} seconds @param {() => Promise<Result>} work @returns {Promise<Result>} */
export async function step(what, seconds, work) {
  console.log(`  ${what}`);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} takes more than ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work(), /** @type {Promise<never>} */ (limit)]);
  } finally {
    clearTimeout(timer);
  }
}
