/**
 * Lets the minifier remove components that nothing imports. It marks names, calls that make a component, and
 * developer warnings as free of side effects.
 */
module.exports = (source) =>
  source
    .replace(/^( *)warning\(/gm, '$1/* @__PURE__ */ warning(')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
