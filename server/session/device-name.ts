/** In the order in which they are looked for: most browsers also call themselves by the name of another. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];

/** What people call a device by what its browser says of itself, as in `Chrome, Windows`. */
export function deviceName(userAgent: string | undefined = ''): string {
  const names = [find(browsers, userAgent), find(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(', ') || '알 수 없는 기기';
}
