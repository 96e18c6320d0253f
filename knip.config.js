const remote = { entry: 'src/{expose,standalone}.tsx', project: 'src/**/*.{ts,tsx}' };

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/advisories/review.mjs',
        'scripts/asvs/render-ledger.mjs',
        'scripts/build/federation-surface.mjs',
        'scripts/mutation/*.mjs',
        'scripts/skew/archive.mjs',
        'scripts/tests/programs/nginx.mjs',
        'e2e/**/*.{spec.ts,js}',
        'e2e/**/{playwright.config,global-setup}.ts',
        'e2e/foreign-host/rspack.config.mjs',
        'e2e/foreign-host/provided/*.ts',
        'bench/**/*.mjs',
        'bench/one-bundle/rspack.config.js',
        'deploy/**/*.mjs',
      ],
      project: ['*.{js,mjs}', '{scripts,e2e,bench,deploy}/**/*.{ts,tsx,js,mjs}'],
      // Programs that scripts start by name, and a package of released servers (scripts/skew/archives.mjs).
      ignoreDependencies: [
        '@biomejs/biome',
        'dclint',
        'dependency-cruiser',
        'kubernetes-models',
        '@rspack/cli',
        '@rspack/dev-server',
        '@fastify/helmet',
        // The foreign host provides its own.
        '@tanstack/react-query',
        'react-router-dom',
        // Federated modules, not packages.
        '(gallery|customer|admin)',
      ],
    },
    shared: {
      entry: [
        'build/{build-app,supported-node}.mjs',
        'build/react-refresh-runtime.cjs',
        'build/render-time/render-time-program.js',
        'remote-server/serve-remote.mjs',
      ],
      project: '**/*.{ts,tsx,js,mjs,cjs}',
      // The servers that run `shared/server` declare its packages.
      ignoreDependencies: ['@opentelemetry/.+'],
    },
    shell: { project: '{src,edge}/**/*.{ts,tsx}', ignoreDependencies: ['@opentelemetry/.+'] },
    api: {
      entry: ['src/testing/processes/*.ts', 'src/cli/*.ts'],
      project: '{src,seed}/**/*.ts',
      // A test generates the client of the API with `openapi-*`.
      ignoreDependencies: ['@opentelemetry/.+', 'openapi-.+'],
    },
    'gallery-remote': remote,
    'customer-remote': remote,
    'admin-remote': remote,
  },
  ignoreBinaries: ['Xvfb'],
  ignoreExportsUsedInFile: true,
};
