import { Prisma } from '../../db/generated/client/client.ts';

/** The failed rows of a job that are tried again. */
export interface FailedRows {
  jobId: string;
  /** Only this one; all of them when left out. */
  rowId?: string;
}

/** Which rows these are, for a statement that calls the table `r`. */
export const isTriedAgain = (businessId: string, { jobId, rowId }: FailedRows): Prisma.Sql => Prisma.sql`
  r."businessId" = ${businessId}::uuid AND r."jobId" = ${jobId}::uuid AND r."status" = 'FAILED'
  ${rowId === undefined ? Prisma.empty : Prisma.sql`AND r."id" = ${rowId}::uuid`}`;
