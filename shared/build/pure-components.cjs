/** Marks component names, component factories, and developer warnings as pure, so that the minifier removes unused components. */
module.exports = (source) =>
  source
    .replace(/^( *)warning\(/gm, '$1/* @__PURE__ */ warning(')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
