import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createMarkupKeeper, KeptMarkup } from './kept-markup.ts';

function createPage() {
  const keeper = createMarkupKeeper();
  const look = vi.fn<() => void>();
  const Part = ({ text }: { text: string }) => {
    look();
    return <b>{text}</b>;
  };
  const page = (name: string, text: string) => (
    <main>
      <KeptMarkup name={name}>
        <Part text={text} />
        <hr />
      </KeptMarkup>
      <p>{text}</p>
    </main>
  );
  return {
    plain: (name: string, text: string) => renderToString(page(name, text)),
    kept: (name: string, text: string) => keeper.complete(renderToString(keeper.provide(page(name, text)))),
    rendered: () => look.mock.calls.length,
  };
}

it('makes the same page as without keeping, first and later', () => {
  const { plain, kept } = createPage();
  const expected = plain('part', '나루 & <로봇>');
  expect(kept('part', '나루 & <로봇>')).toBe(expected);
  expect(kept('part', '나루 & <로봇>')).toBe(expected);
});

it('renders a part once, and what is around it each time', () => {
  const { kept, rendered } = createPage();
  kept('part', 'a');
  expect(kept('part', 'b')).toBe('<main><b>a</b><hr/><p>b</p></main>');
  expect(rendered()).toBe(1);
});

it('keeps parts of different names apart', () => {
  const { kept } = createPage();
  kept('header /a', 'a');
  expect(kept('header /b', 'b')).toBe('<main><b>b</b><hr/><p>b</p></main>');
});

it('keeps nothing under a name that markup would have to escape', () => {
  const { plain, kept, rendered } = createPage();
  const name = '"><kept-markup data-name="part';
  expect(kept(name, 'a')).toBe(plain(name, 'a'));
  expect(kept('part', 'b')).toBe(plain('part', 'b'));
  kept(name, 'a');
  expect(rendered()).toBe(5);
});

it('forgets when it has kept too many, and no page loses a part by that', () => {
  const keeper = createMarkupKeeper();
  const page = (name: string) => (
    <main>
      <KeptMarkup name={name}>
        <b>{name}</b>
      </KeptMarkup>
      <KeptMarkup name="footer">
        <i>footer</i>
      </KeptMarkup>
    </main>
  );
  for (let count = 0; count < 500; count += 1) {
    const part = page(`header ${count}`);
    expect(keeper.complete(renderToString(keeper.provide(part)))).toBe(renderToString(part));
  }
});
