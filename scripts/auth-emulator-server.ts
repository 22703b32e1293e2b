import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/**
 * Runs the Firebase Auth emulator of firebase-tools, without the rest of its command line: up in 1 s
 * where `firebase emulators:start` takes 6. Prints the links of verification and password mails, which
 * the emulator never sends. Ends with the process that started it.
 */

interface EmulatorApp {
  listen: (port: number, host: string) => import('node:http').Server;
}

const [project, host, port] = process.argv.slice(2) as [string, string, string];
const load = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/auth/server.js'),
);

// The emulator compiles some 800 validators from an API description that ships with it. Ajv would check
// each against a meta-schema compiled anew every time, which is three quarters of the whole start.
const ajv = createRequire(load.resolve('exegesis'))('ajv/dist/core') as { default: { prototype: object } };
Object.assign(ajv.default.prototype, { validateSchema: () => true });

const { createApp } = load('./server') as { createApp: (project: string) => Promise<EmulatorApp> };
const { useConsoleLoggers } = load('../../logger') as { useConsoleLoggers: () => void };
useConsoleLoggers();

process.on('disconnect', () => process.exit()).on('SIGINT', () => {}).on('SIGTERM', () => process.exit());

const app = await createApp(project);
const server = app.listen(Number(port), host);
// With a callback, a starter that is gone by now is not an error; `disconnect` ends this process.
const tell = (answer: { port: number } | { failed: string }) => process.send?.(answer, () => {});
server.on('listening', () => tell({ port: (server.address() as AddressInfo).port }));
server.on('error', (error) => tell({ failed: error.message }));
