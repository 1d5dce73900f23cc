import { expect, test } from 'vitest';
import { loaderDataScripts } from './loader-data-scripts.ts';

const streamOf = (...parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

test('hands over the text whole, wherever the stream was cut', async () => {
  const bytes = new TextEncoder().encode('["서빙로봇"]');
  const scripts = await loaderDataScripts(streamOf(bytes.subarray(0, 3), bytes.subarray(3)));
  expect(scripts).toContain(`enqueue("[\\"서빙로봇\\"]")`);
  expect(scripts).toMatch(/close\(\);<\/script>$/);
});

test('what somebody wrote can neither end the script nor begin another', async () => {
  const hostile = `</script><script>alert(1)//\u2028<!--`;
  const scripts = await loaderDataScripts(streamOf(new TextEncoder().encode(hostile)));
  expect(scripts.match(/<\/?script>/g)).toHaveLength(4);
  expect(scripts).not.toMatch(/<!--|\u2028/);
  const code = /enqueue\((.*)\);<\/script><script>/.exec(scripts)?.[1] ?? '';
  expect(JSON.parse(code)).toBe(hostile);
});
