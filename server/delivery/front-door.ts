import type { Socket } from 'node:net';
import type { HotPath } from './hot-path.ts';
import { readPlainRequest } from './plain-request.ts';

export interface FrontDoor {
  enter(socket: Socket): void;
  /** Nobody here waits for more than the rest of an answer. */
  closeIdle(): void;
}

/**
 * Most visitors ask for one page that is in memory, in a request as plain as can be: such a request is answered on the
 * connection itself, at a third of what Node's request and response cost. The first that is anything else, and all that
 * follow on that connection, go to Node's parser, byte for byte as they came.
 */
export function createFrontDoor(
  hot: Pick<HotPath, 'find'>,
  idleMs: number,
  toParser: (socket: Socket) => void,
): FrontDoor {
  const inside = new Set<Socket>();

  function enter(socket: Socket): void {
    function leave(): void {
      inside.delete(socket);
      socket.off('data', read).off('end', finish).off('timeout', drop).off('drain', resume);
      socket.off('error', drop).off('close', leave).setTimeout(0);
    }
    function read(chunk: Buffer): void {
      const asked = readPlainRequest(chunk);
      const form = asked === null ? null : hot.find(asked.url, asked.acceptEncoding, 'front_door');
      if (form === null) {
        leave();
        socket.unshift(chunk);
        toParser(socket);
      } else if (!socket.write(form.wire())) {
        // Who asks without reading waits for his own answers.
        socket.pause();
      }
    }
    const resume = () => void socket.resume();
    const finish = () => socket.destroySoon();
    const drop = () => void socket.destroy();

    // Reading it here makes Node remember it: afterwards a request knows where it came from even if its sender is gone.
    if (socket.remoteAddress === undefined) return drop();
    inside.add(socket);
    socket.setTimeout(idleMs);
    socket.on('data', read).on('end', finish).on('timeout', drop).on('drain', resume);
    socket.on('error', drop).on('close', leave);
  }

  return {
    enter,
    closeIdle() {
      for (const socket of inside) socket.destroySoon();
      inside.clear();
    },
  };
}
