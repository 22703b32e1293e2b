import pg from 'pg';
import { generate } from '../load/generate.ts';
import { copyFilledDatabase } from './database.ts';

/** Enough rows for the planner to prefer an index wherever one fits. */
export const SIZE = { orders: 20_000, neighbours: 2, ordersPerNeighbour: 500 };

/** Gives this test file the data of the bench; those are made once for all files. */
export async function withGeneratedOrders(): Promise<void> {
  await copyFilledDatabase('generated_orders', async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await generate(client, SIZE, () => {});
    await client.end();
  });
}
