import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostContent } from './post-content.tsx';

const html = (text: string) =>
  renderToStaticMarkup(createElement(PostContent, { text })).replaceAll(/ class="(?!sr-only)[^"]*"/g, '');
const words = (text: string) => html(text).replaceAll(/<[^>]+>/g, '');

it('sets names and values apart as definitions, which still read as they were written', () => {
  const text = '설치 모델: T5 2대\n누리집: https://naru.example/a';
  expect(html(text)).toContain('<dt>설치 모델<span class="sr-only">: </span></dt><dd>T5 2대</dd>');
  expect(html(text)).toContain('<a href="https://naru.example/a"');
  expect(words('설치 모델: T5 2대')).toBe('설치 모델: T5 2대');
});

it('sets up to three short facts large, and longer or more ones below each other', () => {
  const areFigures = (text: string) =>
    renderToStaticMarkup(createElement(PostContent, { text })).includes('figures');
  expect(areFigures('설치 모델: T5 2대\n테이블 수: 28개')).toBe(true);
  expect(areFigures('설치 모델: T5 2대 (서빙 1대, 퇴식 1대)\n테이블 수: 28개')).toBe(false);
  expect(areFigures('설치 모델: T5 2대')).toBe(true);
  expect(areFigures('설치 모델: 열두 글자까지는 크다.')).toBe(true);
  expect(areFigures('설치 모델: 열세 글자부터는 작다네.')).toBe(false);
  expect(areFigures('가: 1\n나: 2\n다: 3\n라: 4')).toBe(false);
});

it('marks up lists, and runs nothing of what staff wrote', () => {
  expect(html('점검 항목\n- 바퀴\n- <b>센서</b>')).toBe(
    '<div><p>점검 항목</p><ul><li><span>•</span> <span>바퀴</span></li>' +
      '<li><span>•</span> <span>&lt;b&gt;센서&lt;/b&gt;</span></li></ul></div>',
  );
  expect(words('1. 닦습니다.\n2. 말립니다.')).toBe('1. 닦습니다.2. 말립니다.');
});

it('keeps the particle behind a quotation or a bracket at it, and the words as staff wrote them', () => {
  const text = '사장님은 “이제 부치기만 하면 된다”고, ‘꼭’ 말합니다.';
  const bracket = renderToStaticMarkup(createElement(PostContent, { text: 'T9(70cm)을 살펴보세요.' }));
  expect(bracket).toContain('T9(70cm<span class="whitespace-nowrap">)을</span> 살펴보세요.');
  const shown = renderToStaticMarkup(createElement(PostContent, { text }));
  expect(shown).toContain('된다<span class="whitespace-nowrap">”고</span>, ‘꼭’ 말합니다.');
  expect(words(text)).toBe(text);
});

it('keeps a word of one letter that counts or points at what follows it, and no ending of another word', () => {
  const shown = renderToStaticMarkup(
    createElement(PostContent, { text: '한 단에 편안한 그릇을, 새 가게에' }),
  );
  expect(shown).toContain('<span class="whitespace-nowrap">한 단에</span> 편안한 그릇을, ');
  expect(shown).toContain('<span class="whitespace-nowrap">새 가게에</span>');
});
