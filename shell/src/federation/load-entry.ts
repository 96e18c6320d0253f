/** Resolves when the script has run; a page that the edge wrote has its element already. */
export function loadEntry(name: string, entry: string): Promise<void> {
  const found = document.querySelector(`script[src="${entry}"]`);
  const script = found ?? newScript(name, entry);
  const done = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${name} is not available`)));
  });
  if (!found) document.head.append(script);
  return done;
}

function newScript(name: string, src: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src });
  script.dataset.rspack = `${name}:entry`;
  return script;
}
