import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports to listen on. Systems give outgoing connections ports from 32,768 on: one of those could be taken between the
 * moment in which it was found free and the moment in which somebody listens on it.
 */
const LISTENED_ON = { first: 20_000, end: 32_000 };

/** A TCP port of the loopback address that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LISTENED_ON.first, LISTENED_ON.end);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/** Whether `port` could be listened on now. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
