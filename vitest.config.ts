import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'e2e/support/global-setup.ts',
    projects: [
      {
        extends: true,
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
        plugins: [relay, react()],
        test: { name: 'browser code', include: ['{web,schema}/**/__tests__/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
