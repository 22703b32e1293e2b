import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env.ts';
import { PrismaClient, type Prisma } from './generated/client/client.ts';
import { instrument } from './statements.ts';

/** One pool for Prisma, raw statements and jobs enqueued in a command's transaction. */
export const pool = instrument(
  new pg.Pool({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL, application_name: 'karbar' }),
);

export const db = new PrismaClient({ adapter: new PrismaPg(pool) });

/** What a command may do to the database: everything, inside its transaction. */
export type Tx = Prisma.TransactionClient;
