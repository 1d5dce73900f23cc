/** The rules of Mozilla Observatory that a single answer can be judged by, and their points (100 and more: A+). */
interface Verdict {
  score: number;
  faults: string[];
}

interface Rule {
  says: string;
  /** Points lost when it does not hold. */
  loss: number;
  /** Points won when it does. */
  gain: number;
  holds(headers: Headers): boolean;
}

function directives(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

const sourcesOf = (headers: Headers, name: string) =>
  directives(headers).get(name) ?? directives(headers).get('default-src') ?? ['*'];

const sixMonthsSeconds = 15_768_000;

const rules: readonly Rule[] = [
  {
    says: "a content policy that begins with default-src 'none' and lets nothing inline or unknown run",
    loss: 25,
    gain: 10,
    holds: (headers) =>
      directives(headers).get('default-src')?.join() === "'none'" &&
      ['script-src', 'style-src', 'object-src'].every((name) =>
        sourcesOf(headers, name).every(
          (source) => !/^(?:'unsafe-(?:inline|eval|hashes)'|\*|https?:|data:|blob:)$/.test(source),
        ),
      ),
  },
  {
    says: 'no page in a foreign frame, by the content policy',
    loss: 20,
    gain: 5,
    holds: (headers) => directives(headers).get('frame-ancestors')?.join() === "'none'",
  },
  {
    says: 'https only, for at least six months',
    loss: 20,
    gain: 0,
    holds: (headers) =>
      Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0) >=
      sixMonthsSeconds,
  },
  {
    says: 'no guessing of types',
    loss: 5,
    gain: 0,
    holds: (headers) => headers.get('x-content-type-options') === 'nosniff',
  },
  {
    says: 'addresses are not told to other sites',
    loss: 5,
    gain: 5,
    holds: (headers) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers.get('referrer-policy') ?? '',
      ),
  },
  {
    says: 'not to be embedded by other sites',
    loss: 5,
    gain: 10,
    holds: (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  },
  {
    says: 'not readable by other sites',
    loss: 50,
    gain: 0,
    holds: (headers) => headers.get('access-control-allow-origin') === null,
  },
  {
    says: 'cookies that are Secure, HttpOnly and SameSite',
    loss: 40,
    gain: 5,
    holds: (headers) =>
      headers
        .getSetCookie()
        .every(
          (cookie) => /; HttpOnly/.test(cookie) && /; SameSite=/.test(cookie) && /; Secure/.test(cookie),
        ),
  },
];

export function observatoryScore(headers: Headers): Verdict {
  const faults = rules.filter((rule) => !rule.holds(headers));
  const lost = faults.reduce((sum, rule) => sum + rule.loss, 0);
  // As there: extra points count only for who has lost few.
  const base = 100 - lost;
  const gained = rules.filter((rule) => rule.holds(headers)).reduce((sum, rule) => sum + rule.gain, 0);
  return { score: base >= 90 ? base + gained : base, faults: faults.map((rule) => rule.says) };
}
