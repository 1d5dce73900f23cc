import { describe, expect, it } from 'vitest';
import { comingBack } from './inquiry-draft.ts';

const draft = { company: '나루식당', name: '김나루', robotType: 'serving', robotModel: 'T8', content: '' };

describe('what comes back of a draft', () => {
  it('is everything, where nothing was typed', () => {
    const { content: _, ...filled } = draft;
    expect(comingBack({}, {}, draft)).toEqual(filled);
    expect(comingBack({ company: '', name: '', robotType: '', robotModel: '' }, {}, draft)).toEqual(filled);
  });

  it('is what was not typed meanwhile', () => {
    expect(comingBack({ company: '다른 식당', content: '급합니다.' }, {}, draft)).toEqual({
      name: '김나루',
      robotType: 'serving',
      robotModel: 'T8',
    });
  });

  it('is a model with its own type only', () => {
    const robot = { robotType: 'serving', robotModel: 'T8' };
    expect(comingBack({ ...draft, robotModel: '' }, {}, draft)).toEqual(robot);
    expect(comingBack({ ...draft, robotType: 'cleaning', robotModel: '' }, {}, draft)).toEqual({});
    expect(comingBack({ ...draft, robotModel: 'T10' }, {}, draft)).toEqual({});
  });

  it('is nothing, where nothing was kept', () => {
    expect(comingBack({ company: '나루식당' }, {}, {})).toEqual({});
    expect(comingBack(draft, {}, draft)).toEqual({});
  });
});

describe('beside what a tool hands over', () => {
  const handed = { robotType: 'serving', robotModel: 'T10', note: '새 결과' };

  it('what was left empty before stays as it was handed over', () => {
    expect(comingBack(handed, handed, { company: '나루식당', robotType: '', content: '' })).toEqual({
      company: '나루식당',
    });
  });

  it('a robot that was chosen before, or beside the same result, stands, with its model or without one', () => {
    const { note } = handed;
    const without = { robotType: 'cleaning', robotModel: '' };
    expect(comingBack(handed, handed, without)).toEqual(without);
    const other = { robotType: 'serving', robotModel: 'T8' };
    expect(comingBack(handed, handed, { ...other, note })).toEqual(other);
  });

  it('a robot that came with another result goes with it', () => {
    expect(comingBack(handed, handed, { robotType: 'serving', robotModel: 'T8', note: '옛 결과' })).toEqual(
      {},
    );
  });

  it('a type or model that was chosen since stands', () => {
    const before = { robotType: 'cleaning', robotModel: 'C40' };
    expect(comingBack({ ...handed, robotModel: 'T8' }, handed, before)).toEqual({});
  });

  it('of two notes the newest is sent, and one that was kept stays without a newer one', () => {
    expect(comingBack(handed, handed, { note: '옛 결과' })).toEqual({});
    expect(comingBack({ note: '' }, {}, { note: '옛 결과' })).toEqual({ note: '옛 결과' });
  });
});
