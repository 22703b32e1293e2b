import { getNamedType, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { seesRecords } from '../../../gateway/graphql/guard-records.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { PERMISSION_FLAGS } from '../../../schema/rules/permissions.ts';
import { sessionFor } from '../../../prisma/seed/factories/session.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';

/** The record types that the answers of successful mutations hold, with the permission of each mutation. */
const answers = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, type, extensions }) => {
  const result = getNamedType(type);
  const success = isUnionType(result) ? result.getTypes().find((member) => member.name.endsWith('Success')) : undefined;
  const records = Object.values(success?.getFields() ?? {}).map((field) => getNamedType(field.type))
    .filter((record) => 'visibleTo' in record.extensions);
  return records.map((record) => ({ name, record: record.name, permission: extensions.permission as string }));
});

// Otherwise the change would be made, and its answer would say that it was refused.
it.each(PERMISSION_FLAGS)('who may change a record by %s alone sees it in the answer', async (flag) => {
  const session = await sessionFor(await withMember(await seedBusiness(), { flags: [flag] }));
  const unseen = answers.filter(({ record, permission }) => permission === flag && !seesRecords(schema, session, record));
  expect(unseen).toEqual([]);
});
