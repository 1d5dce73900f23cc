import decoder from 'meshoptimizer/meshopt_decoder.cjs?url';
import type { ComponentType } from 'react';
import type { StageProps } from './viewer-stage.tsx';

/** Of all that is fetched, roughly: the library weighs more than half. */
const shares = { library: 0.6, model: 0.3 };

/** A load that nothing is heard of for so long has failed: a connection can be lost without an error. */
const patienceMs = 45_000;

function watchConnection() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail = () => {};
  const lost = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The connection is lost.'));
  });
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, patienceMs);
  };
  const end = () => {
    clearTimeout(timer);
    removeEventListener('offline', fail);
  };
  addEventListener('offline', fail);
  hear();
  return { lost, hear, end };
}

/**
 * Everything the viewer needs, fetched side by side. The viewer itself then finds model and decoder in the browser's
 * cache; it never forgets a failure, so it must not be the one to meet it.
 */
export async function loadViewer(
  glb: string,
  onProgress: (done: number) => void,
): Promise<ComponentType<StageProps>> {
  const connection = watchConnection();
  const done = { library: 0, model: 0 };
  const tell = (part: keyof typeof done, share: number) => {
    connection.hear();
    done[part] = share * shares[part];
    onProgress(done.library + done.model);
  };
  const everything = Promise.all([
    import('@google/model-viewer').then((library) => {
      tell('library', 1);
      return library;
    }),
    import('./viewer-stage.tsx'),
    fetchWhole(glb, (share) => tell('model', share)),
    fetchWhole(decoder),
  ]);
  const [{ ModelViewerElement }, { ViewerStage }] = await Promise.race([everything, connection.lost]).finally(
    connection.end,
  );
  ModelViewerElement.meshoptDecoderLocation = decoder;
  return ViewerStage;
}

async function fetchWhole(address: string, onProgress?: (share: number) => void): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
  const whole = Number(answer.headers.get('content-length'));
  const reader = answer.body.getReader();
  let read = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    read += piece.value.length;
    // Sent compressed, it has fewer bytes than are read.
    onProgress?.(Math.min(read / whole, 1));
  }
}
