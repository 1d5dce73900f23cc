import { ExternalLink } from './external-link.tsx';
import { TiedText } from './tied-text.tsx';

interface LinkedTextProps {
  /** Words, or a link with its words; `at` tells where in the text they begin. */
  parts: readonly { text: string; href: string | null; at: number }[];
}

/** A text whose web addresses are links; nothing of it is run as HTML. */
export function LinkedText({ parts }: LinkedTextProps) {
  return parts.map(({ text, href, at }) =>
    href === null ? (
      <TiedText key={at} text={text} />
    ) : (
      <ExternalLink
        key={at}
        href={href}
        className="text-accent-strong underline underline-offset-4 hover:text-ink"
      >
        {text}
      </ExternalLink>
    ),
  );
}
