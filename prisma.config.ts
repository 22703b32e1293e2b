import { defineConfig } from 'prisma/config';

/** For the `prisma` command line only; the gateway gets its address from gateway/env.ts. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
