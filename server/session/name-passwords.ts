const endings = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!', '1234!', '2024', '2025', '2026'];

/** The keys of a Korean keyboard, by the order in which Unicode builds a syllable. */
const firsts = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const middles = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

/** Korean as it comes out with the keyboard left in English: 비밀번호 is qlalfqjsgh. */
function onLatinKeys(text: string): string {
  return Array.from(text, (character) => {
    const code = (character.codePointAt(0) ?? 0) - 0xac00;
    if (code < 0 || code > 11_171) return character;
    const keys = [firsts[Math.floor(code / 588)], middles[Math.floor(code / 28) % 21], finals[code % 28]];
    return keys.join('');
  }).join('');
}

/** What people make of the name of the company they work for, in lower case. */
export function namePasswords(names: { name: string; nameEnglish: string }): string[] {
  const [first = '', ...others] = names.nameEnglish.toLowerCase().split(' ');
  const joined = ['', '-', '_'].map((between) => [first, ...others].join(between));
  const words = [first, first + first, `${first}robot`, ...joined, names.name, onLatinKeys(names.name)];
  return words.flatMap((word) => endings.map((ending) => word + ending)).map((word) => word.toLowerCase());
}
