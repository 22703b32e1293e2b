import { SETTINGS } from '../../gateway/env.ts';
import { startGateway } from '../../scripts/gateway.ts';
import { freePort } from '../../scripts/ports.ts';
import { stopService } from '../../scripts/processes.ts';

export interface OtherGateway {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A second gateway of the browser tests' app, with settings of its own. Cookies do not know ports: a session holds
 * at both.
 */
export async function startOtherGateway(settings: Record<string, string>): Promise<OtherGateway> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const unset = Object.fromEntries(SETTINGS.map((name) => [name, undefined]));
  const gateway = startGateway({
    port,
    environment: {
      ...unset,
      DATABASE_URL: process.env.KARBAR_DATABASE_URL,
      FIREBASE_AUTH_EMULATOR_HOST: process.env.KARBAR_AUTH_EMULATOR,
      PUBLIC_URL: url,
      WORKER: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const stop = () => stopService(gateway.process);
  await gateway.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
