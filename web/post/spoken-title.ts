/** A title that begins with what somebody said: `"또 오자고 해요" 도란마당 대표`. */
export interface SpokenTitle {
  quote: string;
  speaker: string;
}

export function spokenTitle(title: string): SpokenTitle | null {
  const [, quote, speaker] = /^(["“][^"”]+["”]) (.+)$/.exec(title) ?? [];
  return quote === undefined || speaker === undefined ? null : { quote, speaker };
}
