import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{gateway,schema,prisma,scripts,web,e2e}/**/__tests__/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
