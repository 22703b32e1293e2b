// Runs on the machine's own Node (20 or newer) without any package: node_modules may not exist yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WINDOWS = process.platform === 'win32';
const NODE = join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');

/**
 * The packages that a lock file lists, by their folder.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;

/** Whether node_modules holds what package-lock.json asks for. npm keeps a list of what it has installed. */
function isInstalled() {
  const done = join('node_modules', '.package-lock.json');
  if (!existsSync(NODE) || !existsSync(join(ROOT, done))) return false;
  const present = packagesIn(done);
  return Object.entries(packagesIn('package-lock.json')).every(([folder, wanted]) => {
    // What is optional is left out on other platforms.
    if (folder === '' || (!present[folder] && (wanted.optional || wanted.devOptional))) return true;
    return present[folder]?.version === wanted.version;
  });
}

/** @param {string[]} args */
function npm(args) {
  return spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: WINDOWS }).status === 0;
}

function install() {
  process.stdout.write('Installing packages; the first time takes a minute or two\n');
  const started = Date.now();
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!npm(['ci', ...flags]) && !npm(['install', ...flags])) {
    process.stderr.write('The packages could not be installed; see the messages above\n');
    process.exit(1);
  }
  process.stdout.write(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Installs what package-lock.json asks for, unless it is there. Ends the process when that fails. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    process.stderr.write(`Node 20 or newer is needed to start, this is ${process.version}\n`);
    process.exit(1);
  }
  if (!isInstalled()) install();
}

/**
 * npm runs a script through a shell and passes SIGTERM to the shell alone, which ends while this process goes on. The
 * only sign of that is a changed parent id.
 *
 * @param {() => void} stop
 */
function whenParentDies(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

/**
 * Installs what is missing, then hands over to a script that runs on the project's own Node.
 *
 * @param {string} script file name in this folder
 * @param {{ settingsFile?: string }} options a file of settings, read when it is there
 */
export function bootstrap(script, { settingsFile } = {}) {
  ensureInstalled();
  const settings = settingsFile && existsSync(join(ROOT, settingsFile)) ? [`--env-file=${settingsFile}`] : [];
  const args = [...settings, join(ROOT, 'scripts', script), ...process.argv.slice(2)];
  // The script notices by the closed channel when this process is killed.
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const stop = () => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) whenParentDies(stop);
  child.on('exit', (code) => process.exit(code ?? 1));
}
