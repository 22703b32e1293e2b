import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Lists, permissions, tenancy: what differs most between the two ways of reading. */
const READS = [
  'e2e/permissions/**/__tests__/**/*.test.ts',
  'gateway/graphql/__tests__/{yoga,wire-fuzz,cursors,record-list}.test.ts',
  'gateway/{list-query,rest}/__tests__/{search-is-literal,export}.test.ts',
  'gateway/modules/accounting/__tests__/accounts.test.ts',
  'gateway/modules/{catalog,identity}/__tests__/{search,viewer}.test.ts',
];

/** Tests of modules that need a process of their own: they set the environment before the gateway reads it, or count what a process has done. */
const ALONE = [
  'gateway/modules/billing/__tests__/{gateway-processes,refund}.test.ts',
  'gateway/modules/web-orders/key-hand-out/__tests__/{key-hand-out,where-it-is-safe}.test.ts',
  'gateway/modules/web-orders/plugin/__tests__/checkout-code.test.ts',
  'gateway/modules/business/__tests__/trial-closed.test.ts',
  'gateway/modules/bulk-jobs/__tests__/bulk-jobs.test.ts',
  'gateway/modules/orders/__tests__/lock-order.test.ts',
  'gateway/modules/tasks/__tests__/rule-plans.test.ts',
];

/** Tests of modules that ask doubles of bKash, the couriers and Meta: their addresses are set before the gateway reads them. */
const WITH_DOUBLES = [
  'gateway/modules/billing/__tests__/!(gateway-processes|provider-token-store|quote|refund).test.ts',
  'gateway/modules/couriers/__tests__/!(courier-records|delivery-methods).test.ts',
  'gateway/modules/marketing/__tests__/{meta,meta-report}.test.ts',
  'gateway/modules/web-orders/__tests__/{caller-score,courier-score}.test.ts',
];

/** Tests outside the modules that need no process of their own; what they start has processes of its own. */
const SHARED = [
  'e2e/{crash,doubles,permissions,shell}/__tests__/*.test.ts',
  'e2e/load/__tests__/{bench-load,fair-shares,generate}.test.ts',
  'e2e/wire/__tests__/{trpc-procedures,trpc-wire}.test.ts',
  'gateway/{commands,import,ledger-checks,list-query}/__tests__/*.test.ts',
  'gateway/__tests__/{env,imports,max-connections,process,production,server,slow-bodies,unread-answers}.test.ts',
  'gateway/db/__tests__/secret-box.test.ts',
  'gateway/fast-reads/__tests__/{compiled-query,needed-columns,pipeline,reads}.test.ts',
  'gateway/graphql/__tests__/*.test.ts',
  'gateway/http/__tests__/*.test.ts',
  'gateway/jobs/__tests__/nightly.test.ts',
  'gateway/live/__tests__/many-streams.test.ts',
  'gateway/logging/__tests__/printed.test.ts',
  'gateway/rest/__tests__/!(health|read-share).test.ts',
  'gateway/session/__tests__/!(forged-credentials).test.ts',
  'prisma/__tests__/!(hot-statements).test.ts',
  'scripts/__tests__/*.test.ts',
];

const MODULES = 'gateway/modules/**/__tests__/**/*.test.ts';

/**
 * Node itself loads the gateway and its tests, as it does in production: Vite's own loader takes longer for each of the
 * many files, and its second copy of graphql would refuse the objects of the first.
 */
const NATIVE = { viteModuleRunner: false };

/** Projects with long files begin first and those with many short ones last: at the end no worker waits long for another. */
const SEQUENCE = ['gateway', 'gateway doubles', 'gateway shared', 'gateway without fast reads', 'gateway modules', 'browser code'];

/** Waits for most of its two minutes. The last of its project runs beside files that compute, not beside those of outages, which wait too. */
const WAITS = 'e2e/load/__tests__/soak.test.ts';

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) => SEQUENCE.indexOf(project.name) + (moduleId.endsWith(WAITS) ? 0.5 : 0);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Each project evaluates this file anew: `--mode long` reaches its tests only where it says so itself. */
export default defineConfig(({ mode }) => ({
  test: {
    provide: { isLong: mode === 'long' },
    pool: 'forks',
    // More than processors: many files wait for most of their time, for a delay, an outage or another process.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // For what hangs: on a busy machine the start of one process may take half a minute.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'e2e/support/global-setup.ts',
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'gateway',
          experimental: NATIVE,
          include: ['{prisma,scripts,e2e}/**/__tests__/**/*.test.ts', 'gateway/{__tests__,!(modules)/**/__tests__}/**/*.test.ts', ...ALONE],
          exclude: SHARED,
          setupFiles: 'e2e/support/setup.ts',
        },
      },
      {
        extends: true,
        mode,
        test: {
          experimental: NATIVE,
          // Each worker loads the gateway once for all of them, which takes half the time. Each file has a database of its own.
          name: 'gateway modules',
          isolate: false,
          include: [MODULES],
          exclude: [...ALONE, ...WITH_DOUBLES],
          setupFiles: 'e2e/support/setup.ts',
        },
      },
      {
        extends: true,
        mode,
        test: {
          experimental: NATIVE,
          name: 'gateway doubles',
          isolate: false,
          include: WITH_DOUBLES,
          setupFiles: ['e2e/support/setup.ts', 'e2e/support/setup-doubles.ts'],
        },
      },
      {
        extends: true,
        mode,
        test: {
          experimental: NATIVE,
          name: 'gateway shared',
          isolate: false,
          include: SHARED,
          setupFiles: 'e2e/support/setup.ts',
        },
      },
      {
        extends: true,
        mode,
        test: {
          experimental: NATIVE,
          // The same answers without the fast reads; in the long mode of every module, some of which need a process of their own.
          name: 'gateway without fast reads',
          isolate: mode === 'long',
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
