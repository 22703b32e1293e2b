import { modules } from '../modules.ts';
import { builder } from './builder.ts';
import { guardRecords } from './guard-records.ts';
import { describeSchema } from './describe-schema.ts';
import { findNoneOfUnknownTypes, readNodeIdsAtOnce } from './node-ids.ts';
import './scalars.ts';
import './errors.ts';
import './record-changes.ts';

await Promise.all(modules.flatMap((module) => module.graphql?.() ?? []));

/** The whole schema: what every module adds to the builder. Whoever prints it sorts it: here it would be built a second time at every start. */
export const schema = guardRecords(describeSchema(findNoneOfUnknownTypes(readNodeIdsAtOnce(builder.toSchema({ sortSchema: false })))));
