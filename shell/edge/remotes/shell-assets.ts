export type ShellAssets = {
  files: string[];
  fonts: string[];
  icon: string;
  /** The chunk of the API client, which pages without embedded data need at once. */
  client: string[];
  account: View;
  provides: Record<string, string>;
};

/** `calls` tells whether the page calls the API when its data is not embedded. */
export type View = { js: string[]; entry?: Linked; chunks?: Linked[]; css: Linked[]; calls?: boolean };
export type Linked = { href: string; link: string };
