import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address whose server can be exchanged: what a provider's failover moves to the new primary. */
export interface MovableAddress {
  port: number;
  /** New connections go to `port` of this machine; null refuses them. Those that are open end. */
  leadTo: (port: number | null) => void;
  close: () => Promise<void>;
}

export async function movableAddress(): Promise<MovableAddress> {
  let target: number | null = null;
  const sockets = new Set<Socket>();

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  }

  const server = createServer((client) => {
    if (target === null) {
      client.on('error', () => {}).resetAndDestroy();
      return;
    }
    const upstream = keep(connect(target, '127.0.0.1'));
    keep(client).pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const leadTo = (next: number | null) => {
    target = next;
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    leadTo(null);
    server.close();
    await once(server, 'close');
  };
  return { port, leadTo, close };
}
