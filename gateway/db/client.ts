import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env.ts';
import { PrismaClient, type Prisma } from './generated/client/client.ts';
import { instrument } from './statements.ts';

export const connection = { connectionString: env.DATABASE_URL, application_name: 'karbar' };

/** One pool for Prisma, raw statements and jobs enqueued in a command's transaction. */
export const pool = instrument(new pg.Pool({ ...connection, max: env.DATABASE_POOL }));

export const db = new PrismaClient({ adapter: new PrismaPg(pool) });

/** What a command may do to the database: everything, inside its transaction. */
export type Tx = Prisma.TransactionClient;
