import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';
import { renewTestDatabase } from './database.ts';

// Runs before each test file. Processes that load the gateway anew find what Node compiled for the one before; Vitest ends
// them before they would write it by themselves.
process.env.NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
afterAll(() => flushCompileCache());

// The environment as the gateway's env.ts finds it: set before any test file imports it, because the
// database client connects to what the settings name at that moment.
process.env.NODE_ENV = 'test';
process.env.LOG_LEVEL ??= 'silent';
process.env.DATABASE_URL = await renewTestDatabase();
process.env.FIREBASE_AUTH_EMULATOR_HOST = inject('authEmulatorHost');
process.env.FILE_FOLDER = inject('fileFolder');
