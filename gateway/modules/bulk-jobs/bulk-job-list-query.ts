import { z } from 'zod';
import { idOf } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { kindsFor } from './bulk-kind.ts';

export const bulkRowStatus = z.enum(['WAITING', 'OK', 'SKIPPED', 'FAILED']);

/** The bulk jobs of the business; somebody who left a job's page finds it again here. */
export const bulkJobListQuery = defineListQuery({
  name: 'bulk-jobs.jobs',
  table: 'BulkJob',
  permission: 'SIGNED_IN',
  filter: z.object({}),
  sorts: { NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' } },
  defaultSort: 'NEWEST',
  // A job is visible to everybody with the permission for its kind of work.
  where: (session): Prisma.BulkJobWhereInput => ({ businessId: session.businessId, kind: { in: kindsFor(session) } }),
});

/** The rows of one job. */
export const bulkJobRowListQuery = defineListQuery({
  name: 'bulk-jobs.rows',
  table: 'BulkJobRow',
  permission: 'SIGNED_IN',
  filter: z.object({
    job: idOf('BulkJob').optional().describe('The rows of this job; those of every job when left out.'),
    status: bulkRowStatus.optional().describe('All rows when left out.'),
    noted: z.boolean().optional().describe('True: only rows with a message.'),
  }),
  sorts: { POSITION: { column: 'position', direction: 'asc', kind: 'number' } },
  defaultSort: 'POSITION',
  where: (session, { job, status, noted }): Prisma.BulkJobRowWhereInput => ({
    businessId: session.businessId, job: { kind: { in: kindsFor(session) } }, ...(job && { jobId: job }), ...(status && { status }),
    ...(noted && { message: { not: '' } }),
  }),
});
