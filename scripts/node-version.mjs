/** Imported first: an old Node gets this message before it fails on newer syntax. */
const [leastMajor, leastMinor] = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `Uli Gallery needs Node ${leastMajor}.${leastMinor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
