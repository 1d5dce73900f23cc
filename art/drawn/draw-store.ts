import type { Drawing, RawAddress } from './drawing.ts';
import { SAMPLE_NOTE, store, storeName, storeViews } from './store.ts';
import type { StoreView } from './store.ts';
import { alarm } from './store-views/alarm.ts';
import { app } from './store-views/app.ts';
import { arrival } from './store-views/arrival.ts';
import { assign } from './store-views/assign.ts';
import { callBell } from './store-views/call-bell.ts';
import { dashboard } from './store-views/dashboard.ts';
import { flow } from './store-views/flow.ts';
import { kitchen } from './store-views/kitchen.ts';
import { notice } from './store-views/notice.ts';
import { permission } from './store-views/permission.ts';
import { robotMap } from './store-views/robot-map.ts';
import { schedule } from './store-views/schedule.ts';
import { statistics } from './store-views/statistics.ts';
import { support } from './store-views/support.ts';
import { tableOrder } from './store-views/table-order.ts';
import { traffic } from './store-views/traffic.ts';

type Draw<View extends StoreView> = (screen: (typeof store)[View]['screen'], raw: RawAddress) => string;

const views: { [View in StoreView]: Draw<View> } = {
  flow,
  tableOrder,
  kitchen,
  assign,
  arrival,
  dashboard,
  robotMap,
  callBell,
  traffic,
  schedule,
  alarm,
  notice,
  statistics,
  support,
  permission,
  app,
};

// Grounds follow one another down the page without a neighbour of the same colour.
const GROUNDS = ['mint', 'sand', 'night', 'sky'] as const;

function drawView(view: StoreView, index: number, raw: RawAddress): Drawing {
  const { step, title, screen } = store[view];
  // The compiler cannot follow that this view takes this screen; the type of `views` has made sure of it.
  const draw = views[view] as (screen: unknown, raw: RawAddress) => string;
  return {
    name: storeName(view),
    width: 1200,
    height: 900,
    style: 'store',
    body: `<main class="${GROUNDS[index % GROUNDS.length]} view-${view}"><header class="top"><span>${step}</span><h1>${title}</h1></header><small>${SAMPLE_NOTE}</small>${draw(screen, raw)}</main>`,
  };
}

export function drawStore(raw: RawAddress): Drawing[] {
  return storeViews.map((view, index) => drawView(view, index, raw));
}
