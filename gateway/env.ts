import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The settings of the gateway, and the only reader of the environment. What each one does is said in
 * `.env.example`; a test holds the two lists together.
 */

/** Encrypts site secrets on a developer's machine; known to everyone, so refused in production. */
const DEVELOPMENT_SECRET_KEY = 'a2FyYmFyLWRldmVsb3BtZW50LXNlY3JldC1rZXktMzI=';

const whole = (min: number, max: number) => z
  .string()
  .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
  .transform(Number)
  .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const choice = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

const onOff = choice('on', 'off').transform((value) => value === 'on');

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** A JSON key file of Google Cloud, given as its text or as the path of the file. */
const serviceAccount = z.string().transform((value, context) => {
  try {
    const text = value.startsWith('{') ? value : readFileSync(value, 'utf8');
    const key = z
      .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
      .parse(JSON.parse(text));
    return { projectId: key.project_id, clientEmail: key.client_email, privateKey: key.private_key };
  } catch {
    const missing = !value.startsWith('{') && !existsSync(value);
    context.addIssue(missing ? 'names a file that does not exist' : 'must be a service account key in JSON');
    return z.NEVER;
  }
});

const secretKey = z
  .base64('must be 32 bytes in base64')
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

const earlierKeys = z.string().transform((value, context) => {
  const keys = value.split(',').map((text) => secretKey.safeParse(text.trim()));
  if (keys.every(({ success }) => success)) return keys.map(({ data }) => data!);
  context.addIssue('must be keys of 32 bytes in base64 with commas between them');
  return z.NEVER;
});

/** `off`, `on`, a number of proxies, or their addresses: what Fastify calls trustProxy. */
const trustProxy = z.string().transform((value): boolean | number | string => {
  if (value === 'off' || value === 'on') return value === 'on';
  return /^\d+$/.test(value) ? Number(value) : value;
});

/** For `localhost` Fastify would open a second server for IPv6, which has none of the limits of this one. */
const listenAddress = z.string().transform((host) => (host === 'localhost' ? '127.0.0.1' : host));

const SHAPE = {
  NODE_ENV: choice('development', 'production', 'test').default('development'),
  PORT: whole(0, 65_535).default(4000),
  HOST: listenAddress.default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(1_200),
  BODY_LIMIT_BYTES: whole(1_024, 104_857_600).default(1_048_576),
  BODY_MEMORY_BYTES: whole(1_048_576, 17_179_869_184).default(67_108_864),
  HEADERS_TIMEOUT_MS: whole(100, 600_000).default(10_000),
  BODY_TIMEOUT_MS: whole(100, 600_000).default(10_000),
  REQUEST_TIMEOUT_MS: whole(100, 600_000).default(60_000),
  CONNECTION_TIMEOUT_MS: whole(100, 3_600_000).default(120_000),
  MAX_CONNECTIONS: whole(10, 1_000_000).default(10_000),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  WORKER: onOff.default(true),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  DEMO: onOff.optional(),
  DEMO_SHOP_URL: webUrl.optional(),
  KARBAR_DATA: z.string().default('.karbar'),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: earlierKeys.optional(),

  FILE_STORE: choice('disk', 's3').default('disk'),
  FILE_FOLDER: z.string().optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]+$/, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  DATABASE_URL: z
    .string('must be set; npm start sets it to the embedded PostgreSQL when it is left out')
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgres:// address'),
  DATABASE_POOL: whole(2, 500).default(10),
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 300_000).default(10_000),
  DATABASE_SILENCE_MS: whole(500, 300_000).default(3_000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(0, 3_600_000).default(15_000),
  DATABASE_LOCK_TIMEOUT_MS: whole(0, 3_600_000).default(10_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: whole(0, 3_600_000).default(30_000),

  COMMANDS_PER_BUSINESS: whole(1, 100).default(2),
  COMMANDS_WAITING_PER_BUSINESS: whole(1, 100_000).default(1_000),
  JOB_CONCURRENCY: whole(1, 100).default(4),
  JOB_STATEMENT_TIMEOUT_MS: whole(0, 86_400_000).default(300_000),
  FAST_READS: onOff.default(true),

  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/, 'must be the id of a Firebase project').optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^/\s]+:\d+$/, 'must be host:port, without http://')
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  FIREBASE_WEB_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  GOOGLE_SIGN_IN: onOff.default(false),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_PHONE: z.string().regex(/^01\d{9}$/, 'must be a mobile number with 11 digits').optional(),
  SPECIAL_ACCOUNT_EMAIL: z.email('must be an e-mail address').optional(),

  INTROSPECTION: choice('signed-in', 'off', 'public').default('signed-in'),
  GRAPHQL_MAX_DEPTH: whole(1, 100).default(12),
  GRAPHQL_MAX_ALIASES: whole(0, 1_000).default(30),
  GRAPHQL_MAX_COST: whole(1, 10_000_000).default(10_000),
  LIVE_STREAMS: whole(0, 100_000).default(2_000),
  LIVE_STREAMS_PER_BUSINESS: whole(0, 100_000).default(200),
  LIVE_STREAMS_PER_PERSON: whole(0, 100_000).default(30),

  BKASH_BASE_URL: webUrl.default('https://tokenized.sandbox.bka.sh/v1.2.0-beta'),
  BKASH_APP_KEY: z.string().optional(),
  BKASH_APP_SECRET: z.string().optional(),
  BKASH_USERNAME: z.string().optional(),
  BKASH_PASSWORD: z.string().optional(),
  BKASH_AUTH_STYLE: choice('bare', 'bearer').default('bare'),
  BKASH_TIMEOUT_MS: whole(100, 120_000).default(30_000),

  SHOP_NETWORK: choice('public', 'any').optional(),

  STEADFAST_URL: webUrl.default('https://portal.packzy.com/api/v1'),
  PATHAO_URL: webUrl.default('https://api-hermes.pathao.com'),
  REDX_URL: webUrl.default('https://openapi.redx.com.bd/v1.0.0-beta'),
  BDCOURIER_URL: webUrl.default('https://api.bdcourier.com'),
  META_URL: webUrl.default('https://graph.facebook.com/v25.0'),
  META_TIMEOUT_MS: whole(100, 120_000).default(30_000),
  COURIER_TIMEOUT_MS: whole(100, 120_000).default(20_000),

  SMS_GATEWAY: choice('log', 'bulksmsbd', 'sslwireless', 'smsnetbd').default('log'),
  SMS_BASE_URL: webUrl.optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_SENDER_ID: z.string().optional(),
};

const BKASH_CREDENTIALS = ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'] as const;

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Given = z.output<z.ZodObject<typeof SHAPE>>;

/** Fills in the settings that follow from others. The emulator serves whoever has no Firebase project. */
function complete(given: Given) {
  const FIREBASE_PROJECT_ID =
    given.FIREBASE_PROJECT_ID ?? given.FIREBASE_SERVICE_ACCOUNT?.projectId ?? 'demo-karbar';
  const demoProject = FIREBASE_PROJECT_ID.startsWith('demo-');
  const FIREBASE_AUTH_EMULATOR_HOST =
    given.FIREBASE_AUTH_EMULATOR_HOST ?? (demoProject ? '127.0.0.1:9099' : undefined);
  const emulator = FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    ...given,
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    SECRET_KEY: given.SECRET_KEY ?? Buffer.from(DEVELOPMENT_SECRET_KEY, 'base64'),
    SECRET_KEY_PREVIOUS: given.SECRET_KEY_PREVIOUS ?? [],
    DEMO: given.DEMO ?? emulator,
    SHOP_NETWORK: given.SHOP_NETWORK ?? (given.NODE_ENV === 'production' ? 'public' : 'any'),
    FIREBASE_PROJECT_ID,
    /** Set exactly when the Auth emulator stands in for Firebase. */
    FIREBASE_AUTH_EMULATOR_HOST,
    FIREBASE_WEB_API_KEY: given.FIREBASE_WEB_API_KEY ?? 'demo-key',
    FIREBASE_AUTH_DOMAIN: given.FIREBASE_AUTH_DOMAIN ?? `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
  };
}

export type Env = ReturnType<typeof complete>;

const isLoopback = (host: string) => /^(::1|127(\.\d{1,3}){3})$/.test(host);

/** Settings that are well formed one by one and still must not be used together. */
function conflicts(given: Given, env: Env): string[] {
  const problems: string[] = [];
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (env.NODE_ENV === 'production') {
    if (!given.PUBLIC_URL?.startsWith('https:')) {
      problems.push('PUBLIC_URL: must be the https address of the app in production, or browsers send cookies in clear');
    }
    if (given.FIREBASE_AUTH_EMULATOR_HOST) {
      problems.push('FIREBASE_AUTH_EMULATOR_HOST: the Auth emulator is refused in production');
    } else if (emulator) {
      problems.push('FIREBASE_PROJECT_ID: must name a real Firebase project in production');
    }
    if (env.SECRET_KEY.toString('base64') === DEVELOPMENT_SECRET_KEY) {
      problems.push('SECRET_KEY: must be an own secret in production, made by: openssl rand -base64 32');
    }
    if (given.SHOP_NETWORK === 'any') {
      problems.push('SHOP_NETWORK: shops in the own network are refused in production');
    }
    if (given.DEMO) problems.push('DEMO: demo accounts with known passwords are refused in production');
  }
  if (emulator && !isLoopback(env.HOST)) {
    problems.push('HOST: must be a loopback address while the Auth emulator is used, anyone could sign in');
  }
  if (!emulator && !given.FIREBASE_WEB_API_KEY) {
    problems.push('FIREBASE_WEB_API_KEY: must be set with a Firebase project, the sign-in page needs it');
  }
  if (!emulator && given.DEMO) {
    problems.push('DEMO: demo accounts are made in the Auth emulator only, never in a Firebase project');
  }
  if (BKASH_CREDENTIALS.some((name) => given[name])) {
    const missing = BKASH_CREDENTIALS.filter((name) => !given[name]);
    problems.push(...missing.map((name) => `${name}: must be set together with the other bKash credentials`));
  }
  if (given.FILE_STORE === 's3') {
    const missing = S3_SETTINGS.filter((name) => !given[name]);
    problems.push(...missing.map((name) => `${name}: must be set to keep files in S3`));
  }
  if (given.SMS_GATEWAY !== 'log' && !given.SMS_API_KEY) {
    problems.push(`SMS_API_KEY: must be set to send through ${given.SMS_GATEWAY}`);
  }
  return problems;
}

/** One line per setting that is missing, malformed or refused. */
export class EnvError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The names of all settings, as they stand in the environment. */
export const SETTINGS = Object.keys(SHAPE) as (keyof typeof SHAPE)[];

const PLACEHOLDER = { DATABASE_URL: 'postgres://localhost' };

/**
 * Reads settings from a record such as process.env. An empty value counts as left out. Throws EnvError
 * with everything that is wrong, not with the first thing only.
 */
export function parseEnv(record: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    SETTINGS.map((name) => [name, record[name]?.trim()] as const).filter(([, value]) => value),
  );
  const result = z.object(SHAPE).safeParse(present);
  const malformed = new Map(result.error?.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const sound = Object.fromEntries(Object.entries(present).filter(([name]) => !malformed.has(name)));
  const given = result.data ?? z.object(SHAPE).parse({ ...PLACEHOLDER, ...sound });
  const completed = complete(given);
  const refused = conflicts(given, completed).filter((line) => !malformed.has(line.split(':')[0]!));
  const problems = [...[...malformed].map(([name, message]) => `${name}: ${message}`), ...refused];
  if (problems.length > 0) throw new EnvError(problems);
  return completed;
}

/**
 * The settings of this process with `extra` laid over them; prints one line per problem and exits when
 * they cannot be used.
 */
export function readEnv(extra: Record<string, string> = {}): Env {
  try {
    return parseEnv({ ...process.env, ...extra });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const problem of error.problems) process.stderr.write(`Setting ${problem}\n`);
    process.exit(1);
  }
}

/** Whether a setting stands in the environment, instead of following its default. */
export const given = (name: (typeof SETTINGS)[number]) => Boolean(process.env[name]?.trim());

/** The environment to give to a child process: this one's, with `extra` laid over it. */
export function childEnv(extra: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries({ ...process.env, ...extra }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, string>;
}

let loaded: Env | undefined;

function load(): Env {
  if (loaded) return loaded;
  loaded = readEnv();
  // firebase-admin finds the emulator by this name in the environment, never by an argument.
  if (loaded.FIREBASE_AUTH_EMULATOR_HOST) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = loaded.FIREBASE_AUTH_EMULATOR_HOST;
  }
  return loaded;
}

/** The settings of this process, read at the first use. */
export const env: Env = new Proxy({} as Env, {
  get: (_target, name) => load()[name as keyof Env],
});
