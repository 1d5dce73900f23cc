import {
  c30Front,
  c40Front,
  s100Front,
  t10Front,
  t11Front,
  t5Front,
  t6Front,
  t8Front,
  t9Front,
  w3Front,
} from '#web/pictures/manifest.ts';
import { paths } from '../paths.ts';

/** All ten robots, as the carousel under every product page shows them. */
export const lineUp = [
  { model: 'T10', text: '23.8인치 광고형 서빙로봇', to: paths.t10, picture: t10Front },
  { model: 'T8', text: '통로 폭 55cm 슬림형 서빙로봇', to: paths.t8, picture: t8Front },
  { model: 'T9', text: '40kg 대용량 서빙로봇', to: paths.t9, picture: t9Front },
  { model: 'T11', text: '통로 폭 49cm 초슬림 AI 서빙로봇', to: paths.t11, picture: t11Front },
  { model: 'T6', text: '네 단 선반 서빙로봇', to: paths.t6t5, picture: t6Front },
  { model: 'T5', text: '40kg 기본형 서빙로봇', to: paths.t6t5, picture: t5Front },
  { model: 'W3', text: '최대 4곳 호텔 배송로봇', to: paths.w3, picture: w3Front },
  { model: 'S100', text: '100kg+ 자율주행 물류로봇', to: paths.s100, picture: s100Front },
  { model: 'C30', text: '시간당 600m² 청소로봇', to: paths.c30, picture: c30Front },
  { model: 'C40', text: '3중 롤러 물청소로봇', to: paths.c40, picture: c40Front },
] as const;

/** The models of one kind, as the row of links above their pages. */
export const modelRows = {
  serving: {
    label: '서빙로봇 모델',
    items: [
      { label: 'T10', to: paths.t10 },
      { label: 'T8', to: paths.t8 },
      { label: 'T9', to: paths.t9 },
      { label: 'T11', to: paths.t11 },
      { label: 'T6 · T5', to: paths.t6t5 },
      { label: 'W3', to: paths.w3 },
    ],
  },
  cleaning: {
    label: '청소로봇 모델',
    items: [
      { label: 'C30', to: paths.c30 },
      { label: 'C40', to: paths.c40 },
    ],
  },
} as const;
