import type { Drawing, RawAddress } from './drawing.ts';
import { SAMPLE_NOTE, store, storeName, storeViews, wideName, wideViews } from './store.ts';
import type { StoreView, WideView } from './store.ts';
import { alarm, wideAlarm } from './store-views/alarm.ts';
import { app, wideApp } from './store-views/app.ts';
import { arrival, wideArrival } from './store-views/arrival.ts';
import { assign } from './store-views/assign.ts';
import { callBell } from './store-views/call-bell.ts';
import { dashboard, wideDashboard } from './store-views/dashboard.ts';
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

/** A phone shows them within the page's margins. */
const WITHIN = 350;

/** The large ones are seen on tablets and wider. */
const ON_TABLET = 704;

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

/** What stands on the dark ground: pictures that lie side by side differ. */
const AT_NIGHT = new Set<StoreView>([
  'tableOrder',
  'kitchen',
  'robotMap',
  'schedule',
  'statistics',
  'support',
]);

const words = (view: StoreView) =>
  `<header class="top"><span>${store[view].step}</span><h1>${store[view].title}</h1></header><small>${SAMPLE_NOTE}</small>`;

function drawView(view: StoreView, raw: RawAddress): Drawing {
  // The compiler cannot follow that this view takes this screen; the type of `views` has made sure of it.
  const draw = views[view] as (screen: unknown, raw: RawAddress) => string;
  return {
    name: storeName(view),
    width: 1072,
    height: 900,
    onPhone: WITHIN,
    style: 'store',
    body: `<main class="${AT_NIGHT.has(view) ? 'night' : 'day'} view-${view}">${words(view)}${draw(store[view].screen, raw)}</main>`,
  };
}

const wide: { [View in WideView]: Draw<View> } = {
  dashboard: wideDashboard,
  arrival: wideArrival,
  alarm: wideAlarm,
  app: wideApp,
};
/** Where two of them are. */
const PLACES: Partial<Record<StoreView, string>> = { dashboard: 'restaurant-a', arrival: 'brunch-c' };

function drawWide(view: WideView, raw: RawAddress): Drawing {
  const draw = wide[view] as (screen: unknown, raw: RawAddress) => string;
  const place = PLACES[view];
  return {
    name: wideName(view),
    width: 1200,
    height: 675,
    onPhone: ON_TABLET,
    style: 'store-wide',
    body: `<main class="view-${view}">${place ? `<img class="place" src="${raw(place)}"><i class="shade"></i>` : ''}${words(view)}${draw(store[view].screen, raw)}</main>`,
  };
}

export function drawStore(raw: RawAddress): Drawing[] {
  return [...storeViews.map((view) => drawView(view, raw)), ...wideViews.map((view) => drawWide(view, raw))];
}
