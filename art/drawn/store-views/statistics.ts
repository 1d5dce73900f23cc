import type { store } from '../store.ts';
import { bars } from './charts.ts';

export function statistics({ chart, days, peak, share }: typeof store.statistics.screen): string {
  return `<div class="device statistics"><section class="panel"><h2>${chart}</h2>${bars(days, [141, 128, 147, 155, 196, 232, 205], 290)}</section>
    <aside><div class="panel"><span>${peak.label}</span><b>${peak.value}</b></div><div class="panel"><span>${share.label}</span><b>${share.value}</b><i class="meter"><i></i></i></div></aside></div>`;
}
