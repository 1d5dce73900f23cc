import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>$& 안녕</p><script type="module" async="">import "/a.js";</script></body>';

test('scripts and their preloads wait in a template, and what is not a script stays where it was', () => {
  const [before = '', after = ''] = deferScripts(page).split('<template id="scripts">');
  expect(before).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><p>$& 안녕</p>');
  expect(after).toMatch(
    /^<link rel="modulepreload" href="\/a\.js"\/><script type="module" async="">import "\/a\.js";<\/script><\/template>/,
  );
});

test('the starter is one whole inline script', () => {
  expect(deferScripts(page)).toMatch(/<script>\(function earlyBird\(\) \{[\s\S]+\}\)\(\)<\/script><\/body>$/);
});

test('a page without scripts is left alone', () => {
  expect(deferScripts('<p>글</p>')).toBe('<p>글</p>');
});
