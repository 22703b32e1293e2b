import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

const TLS_FOLDER = new URL('../fixtures/woocommerce/tls/', import.meta.url);
const pem = (name: string) => readFileSync(new URL(`loopback-${name}.pem`, TLS_FOLDER), 'utf8');

/** Of 127.0.0.1, signed by itself. */
export const loopbackCertificate = (): string => pem('cert');

export interface TlsFront {
  url: string;
  /** The port of the server behind it, on this machine. */
  target: number;
  /** Takes no more connections; those that are open end with the program that has them. */
  close: () => void;
}

/** A TLS proxy, as nearly every server has one. It listens before its server does, so that the server can know its address. */
export async function startTlsFront(target = 0): Promise<TlsFront> {
  const server = createServer({ key: pem('key'), cert: loopbackCertificate() }, (socket) => {
    const inner = connect(front.target, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on('error', () => [socket, inner].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: TlsFront = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    close: () => void server.close(),
  };
  return front;
}
