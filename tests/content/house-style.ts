/** How the site writes Korean. docs/korean.md says it in words. */

/** Each model as it is read aloud: in English up to eleven, in Sino-Korean above. The particle after it follows. */
export const readings = {
  T5: '티파이브',
  T6: '티식스',
  T8: '티에이트',
  T9: '티나인',
  T10: '티텐',
  T11: '티일레븐',
  W3: '더블유쓰리',
  S100: '에스백',
  C30: '시삼십',
  C40: '시사십',
} as const;

/** What is written no longer, and what is written instead. */
export const retired: readonly [pattern: RegExp, instead: string][] = [
  [/한 마디/, '한마디'],
  [/컴팩트/, '콤팩트'],
  [/린넨/, '리넨'],
  [/샤브/, '샤부'],
  [/㎡/, 'm²'],
  [/\d (?:kg|cm|mm|m|m²|m\/s|L|Pa|dB)\b/, '40kg'],
  [/개인정보 처리방침/, '개인정보처리방침'],
  [/수납 공간/, '수납공간'],
  [/호텔 로봇/, '호텔로봇'],
  [/단추/, '버튼'],
  [/(?:상담|운영)시간|고객센터 운영/, '상담 시간'],
  [/(?:흡입|쓸기) 방식/, '흡입 모드'],
  [/보여 주/, '보여주는'],
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
