/** Returns the flags of `create` for a service in the compose file. @param {string} project @param {string} name @param {import('./compose-file.mjs').Service} service */
export function containerFlags(project, name, service) {
  const { cpus, memory } = service.deploy.resources.limits;
  const { pids_limit: pids, shm_size: shared } = service;
  return [
    '--name',
    `${project}-${name}`,
    '--user',
    service.user,
    '--read-only',
    '--restart',
    'unless-stopped',
    '--pids-limit',
    String(pids),
    '--cpus',
    cpus,
    '--memory',
    memory.toLowerCase(),
    ...(shared ? ['--shm-size', shared] : []),
    ...service.tmpfs.flatMap((folder) => ['--tmpfs', folder]),
    ...service.cap_drop.flatMap((capability) => ['--cap-drop', capability]),
    ...service.security_opt.flatMap((option) => ['--security-opt', option]),
    ...(service.ports ?? []).flatMap((port) => ['--publish', port]),
    ...(service.volumes ?? []).flatMap((volume) => ['--volume', `${project}-${volume}`]),
    ...Object.entries(service.environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    '--network',
    `${project}-${service.networks[0]}`,
    '--network-alias',
    name,
    service.image,
  ];
}

/** @param {import('./compose-file.mjs').Compose} compose @param {import('./compose-file.mjs').Service} service */
export function buildFlags({ secrets }, { build, image }) {
  if (!build) return null;
  const args = Object.entries(build.args ?? {});
  const given = (build.secrets ?? []).map(
    ({ source, target }) => `id=${target},src=${secrets[source]?.file}`,
  );
  return [
    '--file',
    build.dockerfile,
    '--tag',
    image,
    ...args.flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    ...given.flatMap((secret) => ['--secret', secret]),
    build.context,
  ];
}
