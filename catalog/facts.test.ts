import { expect, test } from 'vitest';
import { factNames, factOf, factRows } from './facts.ts';
import { robotOf, robots, type Model } from './robots.ts';

/** Tables as people read them, written out: a changed word is a changed promise. */
const tables: Partial<Record<Model, string>> = {
  T5: '무게 50kg · 선반 4단 · 최대 적재 무게 40kg · 최소 통과 폭 70cm (레이저형\u00a080cm)',
  T6: '무게 52kg · 선반 4단 · 최대 적재 무게 35kg',
  T8: '무게 34kg · 트레이 3단 · 최대 적재 무게 20kg · 최소 통과 폭 55cm · 터치스크린 10.1인치',
  T9: '무게 63kg · 주행 속도 0.8m/s · 최대 적재 무게 40kg (트레이당 10kg) · 최소 통과 폭 70cm · 터치스크린 11.6인치 · 충전 시간 4시간',
  T10: '무게 58kg · 주행 속도 1m/s · 최대 적재 무게 40kg · 최소 통과 폭 59cm · 광고 디스플레이 23.8인치 · 터치스크린 11.6인치 · 충전 시간 5.5시간',
  T11: '최소 통과 폭 49cm · 충격 흡수 6링 쇼크 업소버 · 스테레오 비전 센서 5개 · AI 트레이 감지율 99% 이상',
  W3: '무게 48kg · 수납 용량 90L · 목적지 한 번에 최대 4곳 · 하루 배송 120건 · 최대 적재 무게 20kg · 최소 통과 폭 70cm · 충전 시간 6.5시간',
  S100: '무게 87.5kg · 주행 속도 1m/s · 적재 무게 100kg 이상 · 최소 통과 폭 90cm · 충전 시간 2.5시간 · 배터리 사용 시간 최대 8시간 · 배터리 교체 15초',
  C30: '무게 35kg · 주행 속도 0.8m/s · 청소 면적 시간당 600m² · 청소 폭 61cm · 흡입력 19,000Pa · 소음 최대 70dB · 충전 시간 5~6시간 · 배터리 사용 시간 흡입 6시간, 쓸기 10시간',
  C40: '롤러 3중 롤러 · 센서 10개 · 배터리 교체 5초',
};

test.each(Object.entries(tables))('the table of %s says what is known of it, and no more', (model, table) => {
  const rows = factRows(robotOf(model as Model)).map(({ label, text }) => `${label} ${text}`);
  expect(rows.join(' · ')).toBe(table);
});

test.each(robots)('the table of $model leaves out nothing that is known of it', (robot) => {
  const said = factRows(robot)
    .map(({ text }) => text)
    .join('\n');
  const figures = factNames.map((name) => factOf(robot, name)?.value).filter((value) => value !== undefined);
  expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
});
