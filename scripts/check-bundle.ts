import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FIRST_INTERACTION, FIRST_VIEW } from './first-view.ts';
import { ROOT } from './processes.ts';

/**
 * The budgets of the browser app, on the built files, in kB of 1,000 bytes after gzip as it is served: what the first signed-in
 * page loads before it can be used, that with all its first click or key may open, and what each further route
 * adds. Run after `npm run build`. Why these numbers: docs/adr/0017-weight-of-the-first-view.md.
 */
const FIRST_PAINT = 247;
const WITH_INTERACTION = 308;
const ROUTE = 40;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const folder = join(ROOT, 'dist/web');
const manifestPath = join(folder, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  process.stderr.write('There is no build to weigh: run npm run build\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;

/** The chunk and all its static imports. Throws for an unknown chunk, which would count as nothing. */
function closure(key: string, into = new Set<string>()): Set<string> {
  if (into.has(key)) return into;
  if (!manifest[key]) throw new Error(`${key} has no file of its own in the build`);
  into.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, into);
  return into;
}

const weights = new Map<string, number>();
function weight(keys: Iterable<string>): number {
  let sum = 0;
  for (const key of keys) {
    const { file } = manifest[key]!;
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1_000);
    sum += weights.get(file)!;
  }
  return sum;
}

const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const paint = new Set([entry, ...FIRST_VIEW].flatMap((key) => [...closure(key)]));
const first = new Set([...paint, ...FIRST_INTERACTION.flatMap((key) => [...closure(key)])]);
const isPage = (key: string) => /features\/.*(?:Page\.tsx|Pages\.ts)$/.test(key) && !FIRST_VIEW.includes(key);
const pages = Object.keys(manifest).filter(isPage);

const lines = [
  { name: 'first signed-in page', size: weight(paint), budget: FIRST_PAINT },
  { name: 'with menu, popover, dialog and palette', size: weight(first), budget: WITH_INTERACTION },
];
for (const page of pages) {
  const extra = [...closure(page)].filter((key) => !first.has(key));
  lines.push({ name: page, size: weight(extra), budget: ROUTE });
}
const row = ({ name, size, budget }: (typeof lines)[number]) =>
  `${size.toFixed(1).padStart(7)} of ${budget} kB  ${name}${size > budget ? '  OVER' : ''}\n`;
process.stdout.write(lines.map(row).join(''));
if (lines.some(({ size, budget }) => size > budget)) process.exitCode = 1;

// What the entry imports is asked for together with it: found in the entry first, it would come one answer later.
const html = readFileSync(join(folder, 'index.html'), 'utf8');
const late = [...closure(entry)].map((key) => manifest[key]!.file).filter((file) => !html.includes(`/${file}`));
for (const file of late) {
  process.stderr.write(`index.html does not name ${file}, which its script imports\n`);
  process.exitCode = 1;
}
