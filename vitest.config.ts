import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

/** Lists, permissions, tenancy: what differs most between the two ways of reading. */
const READS = [
  'e2e/permissions/**/__tests__/**/*.test.ts',
  'gateway/graphql/__tests__/{yoga,wire-fuzz,cursors,record-list}.test.ts',
  'gateway/{list-query,rest}/__tests__/{search-is-literal,export}.test.ts',
  'gateway/modules/accounting/__tests__/accounts.test.ts',
  'gateway/modules/{catalog,identity}/__tests__/{search,viewer}.test.ts',
];

/** `--mode long` reaches the tests only where each project says so. */
export default defineConfig(({ mode }) => ({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'e2e/support/global-setup.ts',
    projects: [
      {
        extends: true,
        mode,
        // The file that Node itself loads for its packages: two copies of graphql refuse each other's
        // objects.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'gateway',
          include: ['{gateway,prisma,scripts,e2e}/**/__tests__/**/*.test.ts'],
          setupFiles: 'e2e/support/setup.ts',
        },
      },
      {
        extends: true,
        mode,
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          // The same answers without the fast reads; in the long mode of every module.
          name: 'gateway without fast reads',
          include: mode === 'long' ? [...READS, 'gateway/modules/**/__tests__/**/*.test.ts'] : READS,
          setupFiles: 'e2e/support/setup.ts',
          env: { FAST_READS: 'off' },
        },
      },
      {
        extends: true,
        mode,
        plugins: [relay, react()],
        test: { name: 'browser code', include: ['{web,schema}/**/__tests__/**/*.test.{ts,tsx}'] },
      },
    ],
  },
}));
