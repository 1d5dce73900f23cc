import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page =
  '<head><link rel="stylesheet" href="/a.css"/></head><body><noscript>글</noscript><p>$& 안녕</p>' +
  '<noscript id="scripts"><link rel="modulepreload" href="/a.js"/><script type="module">import "/a.js";</script>' +
  '</noscript><script>data()</script></body></html>';

test('what stands in the place of the scripts or after it waits in a template, all else stays where it was', () => {
  const [before, after = ''] = deferScripts(page).split('<template id="scripts">');
  expect(before).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><body><noscript>글</noscript><p>$& 안녕</p>',
  );
  expect(after.split('</template>')[0]).toBe(
    '<link rel="modulepreload" href="/a.js"/><script type="module">import "/a.js";</script><script>data()</script>',
  );
});

test('the starter is one whole inline script', () => {
  expect(deferScripts(page)).toMatch(
    /<\/template><script>\(function startScripts\(\) \{[\s\S]+\}\)\(\)<\/script><\/body><\/html>$/,
  );
});

test('a page without scripts is left alone', () => {
  expect(deferScripts('<body><p>글</p></body>')).toBe('<body><p>글</p></body>');
});
