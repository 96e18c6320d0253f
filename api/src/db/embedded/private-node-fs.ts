import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** PGlite sets file modes itself, whatever the umask is. */
type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;
type NodeFileSystem = Record<'node_ops' | 'stream_ops', { setattr: SetAttributes }>;

export class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const [...preRun] = emscriptenOpts.preRun ?? [];
    const withPrivateModes = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) setPrivateModes(operations);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [withPrivateModes, ...preRun] } };
  }
}

function setPrivateModes(operations: { setattr: SetAttributes }): void {
  const { setattr } = operations;
  operations.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}
