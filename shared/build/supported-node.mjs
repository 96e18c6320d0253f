import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Prints the folder of a Node that the gallery supports, or nothing for the current one. Must run on old versions too.
const root = fileURLToPath(new URL('../..', import.meta.url));
const saved = path.join(root, '.cache/node');
const least = /\d+\.\d+/.exec(JSON.parse(read('package.json')).engines.node)[0];

if (isOlder(process.versions.node, least)) process.stdout.write(folderOfNewer());

function folderOfNewer() {
  const version = read('.nvmrc').trim();
  const known = existsSync(saved) ? readFileSync(saved, 'utf8') : '';
  const isThere = existsSync(path.join(known, 'node')) && known.startsWith('/');
  const how = isThere ? 'from the npm registry' : 'which npm now downloads from its registry';
  console.error(
    `Node ${process.versions.node} is older than ${least}: this runs on Node ${version}, ${how}.`,
  );
  return isThere ? known : download(version);
}

function download(version) {
  const where = ['-p', 'require("node:path").dirname(process.execPath)'];
  const npm = ['exec', '--yes', '--workspaces=false', '--fetch-retries=1', `--package=node@${version}`, '--'];
  const { status, stdout, stderr, error } = spawnSync('npm', [...npm, 'node', ...where], {
    cwd: root,
    encoding: 'utf8',
  });
  const folder = status === 0 ? stdout.trim() : '';
  if (!folder.startsWith('/')) return refuse(version, error ? error.message : stderr.trim());
  mkdirSync(path.dirname(saved), { recursive: true });
  writeFileSync(saved, folder);
  return folder;
}

function refuse(version, reason) {
  console.error(
    `${reason}\nNode ${version} could not be downloaded. Install Node ${version}, or any from ${least} on, and run the command again.`,
  );
  return process.exit(1);
}

function isOlder(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = other.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

function read(name) {
  return readFileSync(path.join(root, name), 'utf8');
}
