import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { viewerStyleHash } from './headers.ts';

test('the style that the content policy lets the 3D viewer bring is the one that it brings', () => {
  const template = new URL('template.js', import.meta.resolve('@google/model-viewer/lib/model-viewer.js'));
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(template, 'utf8')) ?? [];
  expect(viewerStyleHash).toBe(`'sha256-${hash('sha256', style, 'base64')}'`);
});
