/** How the site writes Korean. docs/korean.md says it in words. */

const letters =
  'A에이 B비 C시 D디 E이 F에프 G지 H에이치 I아이 J제이 K케이 L엘 M엠 N엔 O오 P피 Q큐 R아르 S에스 T티 U유 V브이 W더블유 X엑스 Y와이 Z제트';
const english = '제로 원 투 쓰리 포 파이브 식스 세븐 에이트 나인 텐 일레븐'.split(' ');
const digits = ' 일이삼사오육칠팔구';
const units = ['', '십', '백', '천'];

/** 30 → 삼십, 100 → 백: a one before its unit is not said. */
function sinoKorean(number: string): string {
  return [...number]
    .map((digit, index) => {
      const unit = units[number.length - 1 - index] ?? '';
      if (digit === '0') return '';
      return digit === '1' && unit !== '' ? unit : `${digits[Number(digit)]}${unit}`;
    })
    .join('');
}

/** A model as it is read aloud: in English up to eleven, in Sino-Korean above. The particle after it follows. */
export function readingOf(model: string): string {
  const number = model.slice(1);
  const letter = letters.split(' ').find((name) => name.startsWith(model.slice(0, 1)));
  return `${letter?.slice(1)}${english[Number(number)] ?? sinoKorean(number)}`;
}

/** What is written no longer, and what is written instead. */
export const retired: readonly [pattern: RegExp, instead: string][] = [
  [/한 마디/, '한마디'],
  [/컴팩트/, '콤팩트'],
  [/린넨/, '리넨'],
  [/샤브/, '샤부'],
  [/국수집/, '국숫집'],
  [/화면 예시/, '예시 화면'],
  [/㎡/, 'm²'],
  [/\d (?:kg|cm|mm|m|m²|m\/s|L|Pa|dB)\b/, '40kg'],
  [/개인정보 처리방침/, '개인정보처리방침'],
  [/수납 공간/, '수납공간'],
  [/호텔 ?로봇|(?<!호텔 )배송로봇/, '호텔 배송로봇'],
  [/단추/, '버튼'],
  [/(?:상담|운영)시간|고객센터 운영/, '상담 시간'],
  [/(?:흡입|쓸기|청소) 방식|방식을 고르/, '흡입 모드'],
  [/휴대폰/, '휴대전화'],
  [/(?:보여|읽어) 주/, '보여주는'],
  [/[나내려겨켜어여해] (?:주세요|주시|주신|주셔|보세요)/, '남겨주세요'],
  [/(?:전해|제안해|안내해|추천해|계산해|비교해|보여|찾아)드/, '안내해 드립니다'],
];

const particles: Record<string, readonly [afterConsonant: string, afterVowel: string]> = {
  은: ['은', '는'],
  는: ['은', '는'],
  이: ['이', '가'],
  가: ['이', '가'],
  을: ['을', '를'],
  를: ['을', '를'],
  과: ['과', '와'],
  와: ['과', '와'],
  으로: ['으로', '로'],
  로: ['으로', '로'],
};

/** The particle that a word takes in place of this one: 티에이트 + 을 → 를. After ㄹ one says 로. */
export function particleAfter(word: string, particle: string): string {
  const final = ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28;
  const [afterConsonant, afterVowel] = particles[particle] ?? [particle, particle];
  const isRieul = final === 8;
  return final === 0 || (isRieul && afterVowel === '로') ? afterVowel : afterConsonant;
}
