// Separate chunks, because the hosts negotiate the shared modules first.
void Promise.all([import('@gallery/shared/host/standalone'), import('./app')]).then(
  ([{ startStandalone }, { AdminApp }]) => startStandalone(AdminApp),
);
