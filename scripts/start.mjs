import { bootstrap } from './bootstrap.mjs';

bootstrap('start.ts', { settingsFile: '.env' });
