import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const GATEWAY = join(import.meta.dirname, '..');

/** Imports of types too: a cycle of types alone is one to whoever reads. */
const IMPORT = /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;

const files = readdirSync(GATEWAY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/__tests__|^db\/generated/.test(file));

const importsOf = (file: string, text = readFileSync(join(GATEWAY, file), 'utf8')) =>
  [...text.matchAll(IMPORT)]
    .map(([, from, alone]) => relative(GATEWAY, join(GATEWAY, dirname(file), (from ?? alone)!)))
    .filter((target) => !target.startsWith('..'));

const graph = new Map(files.map((file) => [file, importsOf(file)]));

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1];

/** The first way that leads back to where it began: ['a.ts', 'b.ts', 'a.ts']. */
function cycleIn(edges: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of edges.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of edges.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

describe('the imports of the gateway', () => {
  it('lead from no folder beside modules/ into a module; modules.ts is the only list of them', () => {
    const wrong = files.filter((file) => !moduleOf(file) && file !== 'modules.ts')
      .flatMap((file) => graph.get(file)!.filter(moduleOf).map((target) => `${file} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  it('have no cycle between files', () => {
    expect(cycleIn(graph)).toBeNull();
  });

  it('have no cycle between modules', () => {
    const between = new Map<string, string[]>();
    for (const [file, targets] of graph) {
      const from = moduleOf(file);
      const others = targets.map(moduleOf).filter((to) => to !== undefined && to !== from) as string[];
      if (from) between.set(from, [...(between.get(from) ?? []), ...others]);
    }
    expect(cycleIn(between)).toBeNull();
  });

  it('of a module lead to no adapter of another, its GraphQL types apart', () => {
    const wrong = files.flatMap((file) => graph.get(file)!
      .filter((target) => moduleOf(file) && moduleOf(target) && moduleOf(target) !== moduleOf(file))
      .filter((target) => /\.(?:trpc|rest|jobs)\.ts$|\/index\.ts$/.test(target))
      .map((target) => `${file} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  it('of a module lead to no client of the fast reads: which one reads a list is decided in list-query/', () => {
    const wrong = files.filter(moduleOf).flatMap((file) => graph.get(file)!
      .filter((target) => /^fast-reads\/(?!needed-columns|plan-constants)/.test(target))
      .map((target) => `${file} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  it('load no large package at the start that most processes never use', () => {
    const large = /^import (?!type )[^;]*? from '(?:@graphql-yoga\/render-graphiql|hucre\/[^']+|sharp)'/m;
    // It runs in a thread of its own.
    const wrong = files.filter((file) => file !== 'import/parse-table.ts' && large.test(readFileSync(join(GATEWAY, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('are seen when they are there', () => {
    expect(importsOf('a/b.ts', "import type { X } from './x.ts';\nimport { z } from '../c/d.ts';\nimport {\n  y,\n} from './e.ts';\nimport './f.ts';"))
      .toEqual(['a/x.ts', 'c/d.ts', 'a/e.ts', 'a/f.ts']);
    expect(cycleIn(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b']);
  });
});
