/** An answer: its subject, its words, and what it quotes of the inquiry. */
export interface ReplyParts {
  subject: string;
  text: string;
  quoted: string;
}

/** Takes an answer apart as staff put it together: a subject, a blank line, the text, and last the customer's own words. */
export function replyParts(answer: string): ReplyParts {
  const [subject = '', ...rest] = answer.split('\n\n');
  const text = rest.join('\n\n');
  const lines = text.trimEnd().split('\n');
  const start = lines.findLastIndex((line) => !line.startsWith('>')) + 1;
  if (start === lines.length) return { subject, text, quoted: '' };
  const hasHead = lines[start - 1]?.startsWith('---') ?? false;
  return {
    subject,
    text: lines
      .slice(0, hasHead ? start - 1 : start)
      .join('\n')
      .trimEnd(),
    quoted: lines
      .slice(start)
      .map((line) => line.replace(/^> ?/, ''))
      .join('\n')
      .trim(),
  };
}
