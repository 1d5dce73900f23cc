import { readFileSync } from 'node:fs';
import { company } from '#contract/company.ts';
import { namePasswords } from './name-passwords.ts';

/** What the world chooses most often, with its source and licence at the head of the file. */
const frequent = readFileSync(new URL('./frequent-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * And what that list of long ago and far away lacks, in lower case: Korean words typed on a Latin keyboard
 * (`qlalfqjsgh` is 비밀번호), keys and digits in a row, years.
 */
const ours = `
  password password1 password12 password123 password1234 password! password1! password123! passw0rd p@ssword
  p@ssw0rd p@ssw0rd1 p@ssw0rd! pa55word passwort passwords password0 password2 password01 password00 mypassword
  password11 password99 passw0rd! p4ssword p4ssw0rd changeme changeme1 changeme! changeme123 changethis
  letmein1 letmein! letmein123 letmeinnow welcome1 welcome! welcome12 welcome123 welcome1! welcome2024 welcome2025
  welcome2026 default1 default123 secret123 secret12 topsecret test1234 test12345 testtest test1234! testing1
  testing123 tester123 guest123 guest1234 guestguest user1234 user12345 username username1 useruser temp1234
  temp123! temppass temporary master123 master12 masterkey manager1 manager123 manager! operator operator1
  admin123 admin1234 admin12345 admin123! admin1234! admin1! admin!@# admin!23 adminadmin admin2024 admin2025
  admin2026 admin@123 admin@1234 admin123456 admin000 admin1111 adminpass adminpw1 administrator administrator1
  admin!234 admin12! rootroot root1234 root12345 root123! toor1234 superuser superman superman1 system123 sysadmin
  webmaster webmaster1 supervisor support1 support123 server123 oracle123 mysql123 postgres postgres1 database
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123! qwerty1! qwertyui qwertyuiop qwertyuiop1 qwerty123456
  qwer1234 qwer1234! qwer12345 qwer123! qwerqwer qwerasdf qwerasdfzxcv qwert123 qwert1234 qwertyqwerty qweasdzxc
  qweasd123 qweqwe123 qweqweqwe qwe123qwe qwe12345 qwe123!@# qwaszx12 qazwsx12 qazwsx123 qazwsxedc qazwsxedcrfv
  1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz@wsx zaq12wsx zaq1zaq1 zaq1@wsx q1w2e3r4 q1w2e3r4t5
  q1w2e3r4! 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r@ 1q2w3e!! !q2w3e4r !q@w#e$r 1q2w3e4r1q2w3e4r
  q1q1q1q1 q2w3e4r5 a1s2d3f4 a1b2c3d4 a1b2c3d4e5 a1a1a1a1 aa123456 aa112233 aaa12345 a1234567 a12345678
  a123456789 a123456! abc12345 abc123456 abcd1234 abcd12345 abcd1234! abcd123! abc123!! abc123abc abcabc123
  abcdefg1 abcdefgh1 abcdef123 asdf1234 asdf1234! asdf12345 asdfasdf asdfghjk asdfghjkl asdfgh123 asdfqwer
  asdf!@#$ asd12345 asdasd123 asdasdasd asdzxc123 zxcv1234 zxcv1234! zxcvbnm1 zxcvbnm123 zxcvzxcv zxcasdqwe
  zxczxczxc zxc12345 poiuytrewq lkjhgfdsa mnbvcxz1 qpwoeiru 12qwaszx 12345qwert 1234qwer 1234qwer! 123qweasd
  123qwe123 123qwe!@# 123qweasdzxc 123qwe456 1234asdf 1234abcd 1234abcd! 123abc123 123456aa 123456ab 123456abc
  1234567a 12345678a 123456789a 123456789q 123456a! 12344321 1234554321 123321123 123123123 123123aa 12312312
  11112222 11223344 1122334455 12121212 12341234 1234512345 123454321 12345678! 12345678910 1234567891
  123456789! 123456789012 12345678901 1234567! 123456!! 1234!@#$ 12345!@#$% 123!@#qwe 123!@#123 13131313 13572468
  14141414 147258369 147852369 159357159 159753159 18181818 19191919 20202020 21212121 22223333 23232323 24681357
  25252525 31415926 321321321 741852963 789456123 963852741 987456321 99887766 00001111 01010101 01012345678
  10101010 10203040 1004100410 10041004 19880101 19900101 20002000 20242024 20252025 20262026 19191919
  !@#$%^&* !@#$%^&*( !@#$qwer !@#$1234 !@#123qwe qwer!@#$ qwer!234 1234!qwer iloveyou iloveyou1 iloveyou! iloveyou2
  iloveu12 lovelove loveyou1 loveme123 sunshine sunshine1 princess princess1 football football1 baseball baseball1
  basketball dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 michael1 jennifer jordan23 charlie1 computer
  computer1 internet internet1 samsung1 samsung123 starwars starwars1 pokemon1 pokemon123 whatever whatever1
  trustno1 batman123 spiderman hello123 hello1234 hellohello helloworld hello!23 happy123 happyday happy1234
  freedom1 access14 corvette mercedes chocolate butterfly babygirl liverpool cristiano blink182 jesus123 christian
  blessed1 angel123 lovely12 flower12 summer12 summer123 summer2024 summer2025 summer2026 winter12 winter123
  winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 korea123
  korea1234 korea2024 korea2025 korea2026 seoul123 seoul1234 incheon1 incheon123 company1 company123 business1
  office123 google123 facebook1 naver123 naver1234 kakao123 kakao1234 windows1 windows10 minecraft fortnite
  starcraft starcraft1 overwatch1 leagueoflegends
  qlalfqjsgh qlalfqjsgh1 qlalfqjsgh! qlalfqjsgh12 qlalfqjsgh123 qlqjs1234 qlalf123 qlalf1234 rhksflwk rhksflwk1
  rhksflwk! rhksflwk12 rhksflwk123 rhksflwk1234 dkssudgktpdy dkssudgktpdy1 dkssud123 dkssud12 tkfkdgo1 tkfkdgo!
  tkfkdgo12 tkfkdgo123 tkfkdgo1004 tkfkdgody tkfkdgody1 tkfkdgody! tkfkdgoy tkfkdgodyd tkfkd123 tkfkd1004
  eogksalsrnr eogksalsrnr1 eogksalsrnr! zhfldk123 tjdnf123 dlscjs123 fhrmdls1 fhrmdls123 ghldnjs1 gkdlfn123
  rkskekfk rkskekfk1 dkqjwl123 djajsl123 cjstk1004 gkdqhr123 godqhrgo godqhr123 dkfkqdl1 wkfehlsek dhwhdghk
  dlqslek123 gksrnrdls gksrmf123 znlswm12 ghksdud1 shfkdtor gkrrydp1 dhsmfeh1
  비밀번호1234 비밀번호비밀번호 사랑해사랑해 안녕하세요반갑습니다 관리자관리자 관리자1234 대한민국만세
  robotics robotics1 robot123 robot1234 robot1234! robotrobot tjqldfhqht
  `
  .trim()
  .split(/\s+/);

const common = new Set([...frequent, ...ours, ...namePasswords(company)]);

/** All one character, or a run such as 12345678, hgfedcba: easier to guess than any list is long. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  return common.has(plain) || isRun(plain);
}
