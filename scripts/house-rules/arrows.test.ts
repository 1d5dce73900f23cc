import { expect, test } from 'vitest';
import { forbiddenImports } from './arrows.ts';

test.each([
  ['catalog/robots.ts', ['catalog/units.ts']],
  ['planner/reach.ts', ['planner/plan.ts', 'catalog/robots.ts']],
  ['contract/inquiry.ts', ['catalog/robots.ts', 'contract/limits.ts']],
  [
    'server/board/board.service.ts',
    ['server/board/board.repository.ts', 'server/idempotency/idempotent-create.ts'],
  ],
  ['server/delivery/pages.ts', ['server/board/board.service.ts', 'server/http/headers.ts']],
  ['server/delivery/page-services.ts', ['server/services.ts']],
  ['server/board/board.routes.ts', ['server/board/board.service.ts', 'server/http/mount.ts']],
  ['server/serve.ts', ['server/app.ts', 'server/services.ts', 'server/delivery/page-maker.ts']],
  ['web/tools/cost.tsx', ['catalog/saving.ts', 'web/ui/button.tsx']],
  ['web/inquiry/inquiry-plan.tsx', ['planner/plan.ts', 'web/plan/plan-drawing.tsx']],
  ['web/routes/public/home.tsx', ['web/content/home.ts', 'web/home/home-hero.tsx']],
  ['web/routes/public/staff-bar.tsx', ['web/admin/session/session-calls.ts']],
  ['web/routes/admin/load.ts', ['web/admin/session/session-flag.ts']],
  ['web/root.tsx', ['web/frame/error-page.tsx']],
  ['tests/support/app.ts', ['server/app.ts', 'bench/posts.ts']],
])('%s may import %j', (file, imports) => {
  expect(forbiddenImports(file, imports)).toEqual([]);
});

test.each([
  ['catalog/robots.ts', 'contract/limits.ts'],
  ['planner/day.ts', 'contract/limits.ts'],
  ['planner/day.ts', 'web/ui/button.tsx'],
  ['contract/inquiry.ts', 'planner/plan.ts'],
  ['contract/inquiry.ts', 'server/clock.ts'],
  ['server/http/headers.ts', 'server/board/board.service.ts'],
  ['server/board/board.repository.ts', 'server/board/board.service.ts'],
  ['server/board/board.service.ts', 'server/http/mount.ts'],
  ['server/inquiry/inquiry.routes.ts', 'server/delivery/pages.ts'],
  ['server/board/board.routes.ts', 'server/board/board.repository.ts'],
  ['server/board/board.routes.ts', 'server/db/schema.ts'],
  ['server/board/board.routes.ts', 'server/services.ts'],
  ['server/board/board.service.ts', 'server/services.ts'],
  ['server/board/post-days.ts', 'server/services.ts'],
  ['server/sample/sample-content.ts', 'server/daily-cleanup.ts'],
  ['server/delivery/pages.ts', 'server/main.ts'],
  ['server/delivery/pages.ts', 'server/daily-cleanup.ts'],
  ['server/services.ts', 'server/delivery/pages.ts'],
  ['server/publish.ts', 'server/serve.ts'],
  ['server/config.ts', 'server/session/passwords.ts'],
  ['web/tools/cost.tsx', 'web/content/tools/cost.ts'],
  ['web/tools/cost.tsx', 'web/product/product-hero.tsx'],
  ['web/plan/plan-drawing.tsx', 'web/planner/planner.tsx'],
  ['web/ui/button.tsx', 'web/text/format-date.ts'],
  ['web/routes/public/home.tsx', 'server/clock.ts'],
  ['web/routes/public/home.tsx', 'web/admin/session/session-flag.ts'],
  ['web/routes/public/home.tsx', 'web/routes/admin/load.ts'],
  ['web/routes/public/staff-bar.tsx', 'web/admin/list/use-removal.ts'],
  ['server/app.ts', 'tests/support/app.ts'],
  ['art/render.mjs', 'server/clock.ts'],
])('%s may not import %s', (file, target) => {
  expect(forbiddenImports(file, [target])).toEqual([target]);
});

test.each(['web/charts/chart.tsx', 'server/weather/weather.service.ts', 'tools/tool.ts'])(
  '%s is in a folder that no arrow names, and that is wrong whatever it imports',
  (file) => {
    expect(forbiddenImports(file, [])).toHaveLength(1);
  },
);
