import { inject } from 'vitest';
import { testDatabase } from './database.ts';

// The environment as the gateway's env.ts finds it: set before any test file imports it, because the
// database client connects to what the settings name at that moment.
process.env.NODE_ENV = 'test';
process.env.LOG_LEVEL ??= 'silent';
process.env.DATABASE_URL = await testDatabase();
process.env.FIREBASE_AUTH_EMULATOR_HOST = inject('authEmulatorHost');
process.env.FILE_FOLDER = inject('fileFolder');
