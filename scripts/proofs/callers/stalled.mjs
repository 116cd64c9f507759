// Bodies that are announced and do not come.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Announces a body that does not come, again and again until it is over. */
export function stall(address, { address: from, cookie = '', isOver }) {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) }, () => {
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nX-Requested-With: ideb\r\nCookie: ${cookie}\r\n` +
        `X-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
    );
  });
  socket.resume();
  socket.on('error', () => {});
  socket.once('close', async () => {
    await sleep(250);
    if (!isOver()) stall(address, { address: from, cookie, isOver });
  });
  return socket;
}
