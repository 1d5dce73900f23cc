/** Texts that do harm where a program takes them for something else than text. All fit the shortest field that takes words. */
export const hostileTexts: readonly string[] = [
  // HTML and scripts
  '<script>document.title="run"</script>',
  '"><img src=x onerror=document.title="run">',
  "'-alert(1)-'",
  '</title><svg onload=document.title="run">',
  'javascript:document.title="run"',
  '{{constructor.constructor("a")()}}${7*7}<%=7*7%>',
  '</script><!--<script>',
  '앞\u2028document.title="run"\u2029뒤',
  // SQL, also inside LIKE and full-text search
  "'; drop table event_post; --",
  "' or '1'='1",
  '") or ("1"="1',
  '100% _ \\ %',
  'title:x* AND NEAR(a b) OR "unclosed',
  '$1 ? :name @x',
  // Shell, files, headers, logs, formats
  '$(touch /tmp/naru-run) `id` | cat & ; \\',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'one\nset-cookie: a=b\n\n<html>',
  '%0d%0aset-cookie:a=b%00%252e%252e%2f',
  '=cmd|calc!A1',
  '%s%n%x {"__proto__":{"a":1}}',
  '__proto__',
  // Characters that programs trip over
  '\u202egnp.exe\u202c \u200b\ufeff 끝',
  '😀👨‍👩‍👧 ﷽ ᄒ ᅡ ᆫ Z͑ͫ̓ͪ̂ͫ',
];
