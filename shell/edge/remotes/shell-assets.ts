export type ShellAssets = {
  files: string[];
  fonts: string[];
  icon: string;
  /** The chunk of the API client, needed at once where no data comes with the page. */
  client: string[];
  account: View;
  provides: Record<string, string>;
};

/** `calls`: whether the page calls the API when its data did not come with it. */
export type View = { js: string[]; entry?: Linked; chunks?: Linked[]; css: Linked[]; calls?: boolean };
export type Linked = { href: string; link: string };
