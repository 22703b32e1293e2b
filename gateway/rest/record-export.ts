import { z } from 'zod';
import { defineCommand } from '../commands/command.ts';
import { text } from '../commands/fields.ts';
import { NotFoundError } from '../errors.ts';
import type { ListExport, ReportExport } from '../list-query/list-export.ts';
import { modules } from '../modules.ts';

let byName: Map<string, ListExport | ReportExport> | undefined;

/** All lists and reports that can be taken as a file, by the name in their address. */
export function exported(): Map<string, ListExport | ReportExport> {
  byName ??= new Map(modules.flatMap(({ exports = [] }) => exports).map((one) => [one.name, one]));
  return byName;
}

/** Writes into the audit trail who takes which part of a list out of the business, before the first row leaves it. */
export const recordExport = defineCommand({
  name: 'business.recordExport',
  permission: 'SIGNED_IN',
  // Reading stays possible when the package has expired, as on the screen.
  allowExpired: true,
  input: z.object({ list: text(50), format: text(10), filter: text(4_000), chosen: z.int().optional().describe('How many rows were chosen of them.') }),
  run: async ({ session, audit }, { list, format, filter, chosen }) => {
    const listExport = exported().get(list);
    if (!listExport || !('recorded' in listExport) || !listExport.recorded) throw new NotFoundError('List');
    session.assertCan(listExport.listQuery.permission);
    await audit({ entity: ['Business', session.businessId], summary: listExport.recorded, after: { format, filter, chosen } });
    return {};
  },
});
