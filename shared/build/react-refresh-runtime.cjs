/** The apps of one page share the first refresh runtime: each with its own would refresh only its own parts. */
globalThis.sharedRefreshRuntime ??= require(REACT_REFRESH_RUNTIME);
module.exports = globalThis.sharedRefreshRuntime;
