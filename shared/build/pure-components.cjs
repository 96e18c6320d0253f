/** Lets the minifier leave out components that nothing imports: a component's name, a call that makes one, and a warning to the developer have no effect. */
module.exports = (source) =>
  source
    .replace(/^( *)warning\(/gm, '$1/* @__PURE__ */ warning(')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
