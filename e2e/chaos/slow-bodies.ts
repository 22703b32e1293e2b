import { connect, type Socket } from 'node:net';

export interface SlowBodies {
  /** How many the gateway has given up so far. */
  givenUp: () => number;
  stop: () => void;
}

const DRIP_MS = 250;

/** Requests that announce `bytes` each and send a little of it four times a second, for ever. */
export function startSlowBodies(port: number, { count, bytes }: { count: number; bytes: number }): SlowBodies {
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;
  const first = 'x'.repeat(Math.floor(bytes / 2));
  let givenUp = 0;
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => {}).once('close', () => { givenUp += 1; });
    socket.resume().write(head + first);
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, DRIP_MS);
  const stop = () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
  return { givenUp: () => givenUp, stop };
}
