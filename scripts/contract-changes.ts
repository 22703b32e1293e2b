import { buildSchema, findBreakingChanges } from 'graphql';
import { inputChanges, type JsonSchema } from './input-changes.ts';

/** The public contract at one moment: schema/schema.graphql and schema/procedures.json. */
export interface Contract {
  schema: string;
  procedures: Procedure[];
}

export interface Procedure {
  path: string;
  kind: string;
  permission: string;
  input: JsonSchema | null;
}

const ANY_INPUT: JsonSchema = {};

function procedureChanges(before: Procedure, after: Procedure): string[] {
  const { path } = before;
  const changes = [
    ...(before.kind === after.kind ? [] : [`it is a ${after.kind} instead of a ${before.kind}`]),
    ...(before.permission === after.permission
      ? []
      : [`it needs ${after.permission} instead of ${before.permission}`]),
    ...inputChanges(before.input ?? ANY_INPUT, after.input ?? ANY_INPUT),
  ];
  return changes.map((change) => `Procedure ${path}: ${change}.`);
}

/**
 * Every change that may break a client written for `before`, one sentence for each, as the changelog must name
 * it.
 */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const fields = findBreakingChanges(buildSchema(before.schema), buildSchema(after.schema));
  const now = new Map(after.procedures.map((procedure) => [procedure.path, procedure]));
  const procedures = before.procedures.flatMap((procedure) => {
    const same = now.get(procedure.path);
    return same ? procedureChanges(procedure, same) : [`Procedure ${procedure.path} was removed.`];
  });
  return [...fields.map(({ description }) => description), ...procedures];
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Those that the changelog does not name to the letter; line breaks do not count. */
export function unnamed(changes: readonly string[], changelog: string): string[] {
  const named = flat(changelog);
  return changes.filter((change) => !named.includes(flat(change)));
}
