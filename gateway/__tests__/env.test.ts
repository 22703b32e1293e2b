import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { EnvError, parseEnv, SETTINGS } from '../env.ts';

const root = new URL('../../', import.meta.url);
const DATABASE_URL = 'postgres://localhost:5432/karbar';
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
const DEFAULT_SECRET_KEY = parseEnv({ DATABASE_URL }).SECRET_KEY.toString('base64');
const KEY_FILE = JSON.stringify({ project_id: 'karbar-live', client_email: 'a@b.c', private_key: 'pem' });

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://karbar.example',
  DATABASE_URL,
  SECRET_KEY,
  FIREBASE_SERVICE_ACCOUNT: KEY_FILE,
  FIREBASE_WEB_API_KEY: 'key',
};

function problems(record: Record<string, string>): string[] {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

test('a database is all that must be given', () => {
  expect(parseEnv({ DATABASE_URL })).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 4000,
    PUBLIC_URL: 'http://localhost:4000',
    FIREBASE_PROJECT_ID: 'demo-karbar',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    DEMO: true,
    WORKER: true,
    BODY_LIMIT_BYTES: 1024 * 1024,
  });
  expect(parseEnv({ DATABASE_URL }).SECRET_KEY).toHaveLength(32);
});

test('the public address follows the port, and an empty value counts as left out', () => {
  expect(parseEnv({ DATABASE_URL, PORT: '5100', PUBLIC_URL: ' ' }).PUBLIC_URL).toBe('http://localhost:5100');
  const { PUBLIC_URL } = parseEnv({ DATABASE_URL, PUBLIC_URL: 'https://karbar.example/' });
  expect(PUBLIC_URL).toBe('https://karbar.example');
});

test('every wrong setting gets one line that names it', () => {
  expect(problems({
    PORT: '70000',
    WORKER: 'maybe',
    LOG_LEVEL: 'loud',
    DATABASE_POOL: '1',
    SECRET_KEY: 'short',
    FIREBASE_SERVICE_ACCOUNT: '/no/such/file.json',
    BKASH_APP_KEY: 'only this one',
    SMS_GATEWAY: 'smsnetbd',
  })).toEqual([
    'PORT: must be a whole number from 0 to 65535',
    'LOG_LEVEL: must be one of: fatal, error, warn, info, debug, trace, silent',
    'WORKER: must be one of: on, off',
    'SECRET_KEY: must be 32 bytes in base64',
    'DATABASE_URL: must be set; npm start sets it to the embedded PostgreSQL when it is left out',
    'DATABASE_POOL: must be a whole number from 2 to 500',
    'FIREBASE_SERVICE_ACCOUNT: names a file that does not exist',
    'BKASH_APP_SECRET: must be set together with the other bKash credentials',
    'BKASH_USERNAME: must be set together with the other bKash credentials',
    'BKASH_PASSWORD: must be set together with the other bKash credentials',
    'SMS_API_KEY: must be set to send through smsnetbd',
  ]);
});

test('a real Firebase project takes the place of the emulator', () => {
  const env = parseEnv(PRODUCTION);
  expect(env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  expect(env.FIREBASE_PROJECT_ID).toBe('karbar-live');
  expect(env.FIREBASE_AUTH_DOMAIN).toBe('karbar-live.firebaseapp.com');
  expect(env.DEMO).toBe(false);
});

test.each([
  ['the Auth emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ['a demo project', { FIREBASE_PROJECT_ID: 'demo-karbar' }, 'FIREBASE_PROJECT_ID'],
  ['the default secret', { SECRET_KEY: '' }, 'SECRET_KEY'],
  ['the default secret spelled out', { SECRET_KEY: DEFAULT_SECRET_KEY }, 'SECRET_KEY'],
  ['demo accounts', { DEMO: 'on' }, 'DEMO'],
  ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['an address without https', { PUBLIC_URL: 'http://karbar.example' }, 'PUBLIC_URL'],
  ['shops in the own network', { SHOP_NETWORK: 'any' }, 'SHOP_NETWORK'],
])('production refuses %s', (_what, change, name) => {
  expect(problems(PRODUCTION)).toEqual([]);
  expect(problems({ ...PRODUCTION, ...change }).map((line) => line.split(':')[0])).toContain(name);
});

// Fastify opens a second server for `localhost`, without the bounds of the first.
test('localhost is one address', () => {
  expect(parseEnv({ DATABASE_URL, HOST: 'localhost' }).HOST).toBe('127.0.0.1');
});

test.each(['0.0.0.0', '192.168.1.5', '::'])('with the emulator, listening on %s is refused', (HOST) => {
  expect(problems({ DATABASE_URL, HOST })[0]).toMatch(/^HOST: must be a loopback address/);
  expect(problems({ ...PRODUCTION, HOST })).toEqual([]);
});

test('a process with wrong settings prints them and exits with 1', async () => {
  const script = `import('${new URL('gateway/env.ts', root)}').then(({ env }) => console.log(env.PORT));`;
  const run = promisify(execFile)(process.execPath, ['-e', script], { env: { PORT: 'x', HOST: '0.0.0.0' } });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: [
      'Setting PORT: must be a whole number from 0 to 65535',
      'Setting DATABASE_URL: must be set; npm start sets it to the embedded PostgreSQL when it is left out',
      'Setting HOST: must be a loopback address while the Auth emulator is used, anyone could sign in',
      '',
    ].join('\n'),
  });
});

const example = readFileSync(new URL('.env.example', root), 'utf8');
const lines = example.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm);
const documented = [...lines].map(([, name, value]) => [name!, value!] as const);

test('.env.example documents every setting once, and no other', () => {
  expect(documented.map(([name]) => name).toSorted()).toEqual([...SETTINGS].toSorted());
});

test('.env.example shows the defaults', () => {
  const illustrations = [
    'DATABASE_URL', 'DEMO_SHOP_URL', 'FIREBASE_SERVICE_ACCOUNT', 'SPECIAL_ACCOUNT_EMAIL', 'SMS_BASE_URL',
    'CONTACT_EMAIL', 'CONTACT_PHONE',
  ];
  const shown = Object.fromEntries(documented.filter(([name]) => !illustrations.includes(name)));
  expect(parseEnv({ ...shown, DATABASE_URL })).toEqual(parseEnv({ DATABASE_URL }));
});
