/** An answer: its subject, its words, and what it quotes of the inquiry. */
export interface ReplyParts {
  subject: string;
  text: string;
  quoted: string;
}

/** The quoted lines at the very end, with the line over them. */
const ending = /\n*(?:^---.*\n)?(?:^> ?.*\n?)+(?![\s\S])/m;

/** Takes an answer apart as staff put it together: a subject, a blank line, the text, and last the customer's own words. */
export function replyParts(answer: string): ReplyParts {
  const [subject = '', ...rest] = answer.split('\n\n');
  const whole = rest.join('\n\n');
  const [ended = ''] = ending.exec(whole) ?? [];
  const quoted = ended.replaceAll(/^(?:---.*\n|> ?)/gm, '').trim();
  return { subject, text: whole.slice(0, whole.length - ended.length), quoted };
}
