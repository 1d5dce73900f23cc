import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.tsx';

test('every sentence is a block in its line, and decimals end none', () => {
  expect(renderToStaticMarkup(<Sentences text="초속 0.8m로 움직입니다. 폭 70cm 통로를 지나갑니다." />)).toBe(
    ' <span class="inline-block">초속 0.8m로 움직입니다.</span> <span class="inline-block">폭 70cm 통로를 지나갑니다.</span>',
  );
  expect(renderToStaticMarkup(<Sentences text="한 문장입니다." />)).toBe(
    ' <span class="inline-block">한 문장입니다.</span>',
  );
});
