import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, ROOT, runScript } from './processes.ts';

/** The documents of the browser app by the id that it sends in their place. */
export type Operations = Record<string, string>;

const ARTIFACTS = join(ROOT, 'web', '__generated__');
const FILE = join(ROOT, 'schema', 'operations.json');

/** Has Relay's compiler write web/__generated__ and add to the operations, or only look. Throws StepError. */
export async function compileRelay({ validate }: { validate: boolean }): Promise<void> {
  await runScript([packageBin('relay-compiler/cli.js'), ...(validate ? ['--validate'] : [])]);
}

/** Lets Relay's compiler write everything anew. */
export function forgetArtifacts(folder = ARTIFACTS): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

/** The ids that the compiled browser app sends. */
export function sentOperations(folder = ARTIFACTS): string[] {
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
    .filter((id) => id !== undefined);
  return [...new Set(ids)].sort();
}

export function readOperations(file = FILE): Operations {
  return JSON.parse(readFileSync(file, 'utf8')) as Operations;
}

/** The file's text without operations that the app no longer sends, which Relay's compiler never removes. */
export function keepSent(operations: Operations, sent: readonly string[]): string {
  const kept = Object.fromEntries(sent.filter((id) => id in operations).map((id) => [id, operations[id]!]));
  return `${JSON.stringify(kept, null, 2)}\n`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is wrong with the file, a line for each operation; empty when it holds what the app sends. */
export function operationProblems(operations: Operations, sent: readonly string[]): string[] {
  const known = new Set(sent);
  return [
    ...sent.filter((id) => !(id in operations)).map((id) => `${id} is sent and missing`),
    ...Object.keys(operations).filter((id) => !known.has(id)).map((id) => `${id} is never sent`),
    ...Object.entries(operations).filter(([id, text]) => hash(text) !== id).map(([id]) => `${id} was edited`),
  ];
}
