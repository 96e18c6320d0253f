/** Imported first, so that an old Node is told so before anything that it cannot run. */
const [leastMajor, leastMinor] = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `Uli Gallery needs Node ${leastMajor}.${leastMinor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
