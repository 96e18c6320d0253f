export function remoteTitle(remote: string): string {
  return remote.charAt(0).toUpperCase() + remote.slice(1);
}

/** Names a release for people: 'Gallery 1.2.0'. */
export function releaseTitle({ remote, version }: { remote: string; version: string }): string {
  return `${remoteTitle(remote)} ${version}`;
}
