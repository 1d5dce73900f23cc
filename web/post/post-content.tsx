import { textBlocks, type TextBlock } from '#web/text/text-blocks.ts';
import { Facts } from './facts.tsx';
import { Words } from './words.tsx';

/** Staff's plain text: line breaks are kept, questions, lists and facts set apart, web addresses links; the rest is text. */
export function PostContent({ text }: { text: string }) {
  return (
    <div className="plain-text post-text">
      {textBlocks(text).map((block) => (
        <Block key={block.at} {...block} />
      ))}
    </div>
  );
}

function Block(block: TextBlock) {
  if (block.kind === 'facts') return <Facts rows={block.rows} />;
  if ('rows' in block)
    return (
      <ul>
        {block.rows.map(({ at, mark, text }) => (
          <li key={at}>
            <Marked mark={mark === '-' ? '•' : mark} text={text} />
          </li>
        ))}
      </ul>
    );
  const { kind, text, mark } = block;
  return (
    <p className={kind}>{mark === undefined ? <Words text={text} /> : <Marked mark={mark} text={text} />}</p>
  );
}

function Marked({ mark, text }: { mark: string; text: string }) {
  return (
    <>
      <span>{mark}</span>{' '}
      <span>
        <Words text={text} />
      </span>
    </>
  );
}
