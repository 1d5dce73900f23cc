import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { regionName, statusesButSpam } from '#contract/choices.ts';
import { dashboardSpans, type ChoiceFigure, type Dashboard } from '#contract/dashboard.ts';
import { messages } from '#contract/messages.ts';
import { isAllowed, type Role } from '#contract/roles.ts';
import { BarTable, type BarRow } from '#web/admin/dashboard/bar-table.tsx';
import { DailyChart } from '#web/admin/dashboard/daily-chart.tsx';
import { dashboardStart, readDashboard } from '#web/admin/dashboard/dashboard-calls.ts';
import { KeyFigures } from '#web/admin/dashboard/key-figures.tsx';
import { Panel } from '#web/admin/dashboard/panel.tsx';
import { RegionMap } from '#web/admin/dashboard/region-map.tsx';
import { WaitingList } from '#web/admin/dashboard/waiting-list.tsx';
import { WeekList, type WeekPlace } from '#web/admin/dashboard/week-list.tsx';
import { ChoiceFilter } from '#web/admin/list/choice-filter.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { ListScreen } from '#web/admin/list/list-screen.tsx';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { boardScreens } from '#web/content/admin-menu.ts';
import { adminPaths, patternOf } from '#web/content/admin-paths.ts';
import { accessTo } from '#web/content/screen-access.ts';
import { koreaMap } from '#web/pictures/korea-map.ts';
import { adminContext } from './admin-context.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '현황';

export const meta = () => adminMeta(title);

/** Where what begins and ends is found, by the name of its board; only to be opened by who may. */
function placesFor(role: Role = 'owner'): Record<string, WeekPlace> {
  const mayOpen = isAllowed(role, accessTo(patternOf(adminPaths.popup)));
  const places = boardScreens.map(({ board, title: name, paths }): [string, WeekPlace] => [
    board.name,
    { name, hrefFor: mayOpen ? paths.detail : null },
  ]);
  const popup = { name: '팝업', hrefFor: mayOpen ? () => adminPaths.popup : null };
  return { ...Object.fromEntries(places), popup };
}

export function clientLoader({ request, context }: ClientLoaderFunctionArgs) {
  const { days } = addressIn(request.url, dashboardStart);
  return load(request, async () => ({
    dashboard: await readDashboard(days, request.signal),
    readAt: Date.now(),
    places: placesFor(context.get(adminContext)?.role),
  }));
}

export default function DashboardScreen() {
  const { state, go } = useListAddress(dashboardStart);
  const chosen = dashboardSpans.findIndex((days) => days === state.days);
  return (
    <ListScreen
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      filters={
        <ChoiceFilter
          label="기간"
          names={dashboardSpans.map((days) => `최근 ${days}일`)}
          value={Math.max(chosen, 0)}
          onChange={(index) => go({ days: dashboardSpans[index] ?? dashboardSpans[0] })}
        />
      }
    >
      {({ dashboard, readAt, places }) => <Figures dashboard={dashboard} readAt={readAt} places={places} />}
    </ListScreen>
  );
}

/** What was not chosen stands last, whatever its count. */
function rowsOf(figures: readonly ChoiceFigure[], nameOf: (choice: string) => string): BarRow[] {
  const row = ({ choice, inquiries }: ChoiceFigure) => ({ name: nameOf(choice), value: inquiries });
  const none = figures.filter(({ choice }) => choice === '');
  return [
    ...figures.filter(({ choice }) => choice !== '').map(row),
    ...none.map(({ inquiries }) => ({ name: '선택 안 함', value: inquiries })),
  ];
}

interface FiguresProps {
  dashboard: Dashboard;
  readAt: number;
  places: Readonly<Record<string, WeekPlace>>;
}

function Figures({ dashboard, readAt, places }: FiguresProps) {
  const { daily, byStatus, byModel, byRegion, waiting, week } = dashboard;
  const total = byStatus.reduce((sum, count) => sum + count, 0);
  const emptyText = messages.admin.noInquiries;
  const statusRows = statusesButSpam.map(({ name }, index) => ({ name, value: byStatus[index] ?? 0 }));
  return (
    <div className="grid gap-5">
      <KeyFigures dashboard={dashboard} />
      <Panel title="일별 문의">
        <DailyChart daily={daily} />
      </Panel>
      <Panel
        title="가장 오래 기다리는 문의"
        note="기간과 관계없이, 접수, 처리중인 문의 가운데 첫 답변을 받지 못한 문의입니다."
      >
        <WaitingList inquiries={waiting} now={readAt} hrefFor={adminPaths.inquiry} />
      </Panel>
      <Panel title="이번 주 게시 일정" note="월요일부터 일요일까지 시작하거나 끝나는 게시물과 팝업입니다.">
        <WeekList turns={week} places={places} />
      </Panel>
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Panel title="상태별">
            <BarTable
              caption="상태별 문의"
              rowName="상태"
              rows={total === 0 ? [] : statusRows}
              emptyText={emptyText}
            />
          </Panel>
          <Panel title="로봇 모델별">
            <BarTable
              caption="로봇 모델별 문의"
              rowName="모델"
              rows={rowsOf(byModel, (model) => model)}
              emptyText={emptyText}
            />
          </Panel>
        </div>
        <Panel title="지역별">
          <RegionMap figures={byRegion} />
          <BarTable
            caption="지역별 문의"
            rowName="지역"
            rows={rowsOf(byRegion, regionName)}
            emptyText={emptyText}
          />
          <p className="text-small text-muted">{koreaMap.credit}</p>
        </Panel>
      </div>
    </div>
  );
}
