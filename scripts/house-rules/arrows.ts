import { pureRooms } from '../rooms.ts';

/** Features of the server: between what puts it together and what they stand on. */
const features =
  'access-log admins backup board dashboard idempotency inquiry limits live mail popup sample session trash'.split(
    ' ',
  );
/** Subjects of the public site: none looks into another; what two need is a room of its own. */
const subjects = 'frame home product post inquiry company tools planner'.split(' ');

const any = (folders: readonly string[]) => `(?:${folders.join('|')})`;
const pure = any(pureRooms);
const feature = `server/${any(features)}`;
/** What starts the server: nothing but itself knows of it. */
const start = '(?:app|main|serve|daily-cleanup|admin)\\.ts';
/** What puts the server together: no feature knows of it. */
const assembly = `delivery/|services\\.ts|${start}`;
/** What every part of the pages may use. */
const shared = 'web/(?:ui|api|ssr|meta|text|pictures|plan)';

/** Files of a folder, by the start of their path, and what they may import; the first that fits counts. */
const arrows = Object.entries({
  'catalog/': 'catalog/',
  'planner/': '(?:catalog|planner)/',
  'contract/': '(?:catalog|contract)/',

  'server/db/': '(?:contract|server/db)/|server/(?:config|errors|clock|private-files)\\.ts',
  // Below the features: nothing here knows of any of them.
  'server/(?:http|files)/':
    '(?:contract|server/(?:http|files|db))/|server/(?:config|log|errors|clock|span|versions|private-files|bounded-queue)\\.ts',
  [`${feature}/[\\w-]+\\.repository\\.ts`]: `${pure}/|server/clock\\.ts|server/(?:db|files)/|${feature}/(?!.*\\.(?:service|routes)\\.ts)`,
  [`${feature}/[\\w-]+\\.service\\.ts`]: `${pure}/|server/(?!http/|${assembly})(?!.*\\.routes\\.ts)`,
  [`${feature}/[\\w-]+\\.routes\\.ts`]: `${pure}/|server/(?!db/|${assembly})(?!.*\\.repository\\.ts)`,
  [`${feature}/`]: `${pure}/|server/(?!${assembly})`,
  // Read by everything, settings look into no feature.
  'server/(?:config|setting-values|admin-id|log|errors|clock)\\.ts':
    'contract/|server/(?:config|setting-values|admin-id|errors)\\.ts',
  // Above the features: only what starts the server looks into delivery, and delivery not back.
  'server/delivery/': `${pure}/|server/(?!${start})`,
  [`server/${start}`]: `(?:${pure}|server)/`,
  'server/[\\w-]+\\.ts': `${pure}/|server/(?!delivery/|${start})`,

  'web/ui/': '(?:contract|web/(?:ui|pictures))/',
  'web/(?:api|meta|text|ssr|pictures)/': '(?:contract|web/(?:api|meta|text|ssr|pictures))/',
  'web/plan/': '(?:catalog|planner|web/(?:plan|ui))/',
  'web/content/': `(?:${pure}|web/(?:content|pictures))/`,
  ...Object.fromEntries(
    subjects.map((subject) => [`web/${subject}/`, `(?:${pure}|${shared}|web/${subject})/`]),
  ),
  'web/admin/': `(?:${pure}|${shared}|web/admin|web/content)/`,
  // Staff who look at the public site get a bar there: it asks who is logged in.
  'web/routes/public/staff-bar\\.tsx': `${pure}/|web/(?!admin/(?!session/)|routes/admin/)`,
  'web/routes/public/': `${pure}/|web/(?!admin/|routes/admin/)`,
  'web/(?:routes/|[\\w.-]+$)': `(?:${pure}|web)/`,
  'web/fonts/': 'web/fonts/',

  'scripts/': `(?:${pure}|server|web/content|scripts)/`,
  'tests/': `(?:${pure}|server|web|tests|bench)/`,
  'bench/': `(?:${pure}|server|web/content|scripts|tests|bench)/`,
  'art/': `(?:${pure}|scripts|art)/`,
}).map(([from, to]) => ({ from: new RegExp(`^${from}`), to: new RegExp(`^(?:${to})`) }));

/** What is wrong with a file's imports, given as paths from the root. */
export function forbiddenImports(file: string, imports: readonly string[]): string[] {
  const arrow = arrows.find(({ from }) => from.test(file));
  if (arrow === undefined) return ['no arrow of scripts/house-rules/arrows.ts names its folder'];
  return imports.filter((target) => !arrow.to.test(target));
}
