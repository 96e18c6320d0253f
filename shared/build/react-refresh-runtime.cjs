/** The apps of a page share the first refresh runtime, because each own one would refresh only its own parts. */
globalThis.sharedRefreshRuntime ??= require(REACT_REFRESH_RUNTIME);
module.exports = globalThis.sharedRefreshRuntime;
