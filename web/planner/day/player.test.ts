import { expect, test } from 'vitest';
import { Player, type Frames } from './player.ts';

/** Frames that come when a test says so. */
function handFrames() {
  let waiting: ((ms: number) => void) | null = null;
  let ms = 1_000;
  const frames: Frames = {
    request: (frame) => {
      waiting = frame;
      return 1;
    },
    cancel: () => (waiting = null),
  };
  const pass = (step: number, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      ms += step;
      waiting?.(ms);
    }
  };
  return { frames, pass, isAsleep: () => waiting === null };
}

const store = {};

function playing(endS = 3_600) {
  const hand = handFrames();
  const player = new Player(hand.frames);
  player.load(store, endS);
  let timeS = -1;
  player.follow((at) => (timeS = at));
  player.play();
  hand.pass(16);
  return { ...hand, player, time: () => timeS };
}

test('a second of whoever watches is as many of the day as the speed says', () => {
  const { player, pass, time } = playing();
  pass(50, 20);
  expect(time()).toBeCloseTo(20);
  player.setSpeed(60);
  pass(50, 20);
  expect(time()).toBeCloseTo(80);
});

test('pausing stops the frames, and playing goes on from there', () => {
  const { player, pass, time, isAsleep } = playing();
  pass(50, 20);
  player.pause();
  expect(isAsleep()).toBe(true);
  expect(player.state()).toMatchObject({ isPlaying: false, shownS: time() });
  player.play();
  pass(50, 21);
  expect(time()).toBeCloseTo(40);
});

test('it ends with the day, and played again begins anew', () => {
  const { player, pass, time, isAsleep } = playing(30);
  pass(50, 40);
  expect([time(), player.state().isPlaying, isAsleep()]).toEqual([30, false, true]);
  player.play();
  expect(time()).toBe(0);
});

test('out of sight it rests, and goes on when it is seen again', () => {
  const { player, pass, time, isAsleep } = playing();
  player.setSeen(false);
  expect([isAsleep(), player.state().isPlaying]).toEqual([true, true]);
  pass(50, 20);
  expect(time()).toBe(0);
  player.setSeen(true);
  pass(50, 21);
  expect(time()).toBeCloseTo(20);
});

test('a window that slept does not jump ahead', () => {
  const { pass, time } = playing();
  pass(60_000);
  expect(time()).toBeLessThanOrEqual(10);
});

test('for who asked for stillness it goes on by steps of a second', () => {
  const { player, pass, time } = playing();
  player.setStill(true);
  pass(50, 19);
  expect(time()).toBe(0);
  pass(50, 2);
  expect(time()).toBeCloseTo(20);
});

test('one can go to any time of the day and to no other', () => {
  const { player, time } = playing(3_600);
  player.seek(1_800);
  expect([time(), player.state().shownS]).toEqual([1_800, 1_800]);
  player.seek(9_999);
  expect(time()).toBe(3_600);
  player.seek(-5);
  expect(time()).toBe(0);
});

test('with other robots the day goes on; in another store, or another length, it begins', () => {
  const { player, time } = playing(3_600);
  player.seek(1_800);
  player.load(store, 3_600);
  expect([time(), player.state().isPlaying]).toEqual([1_800, true]);
  player.load(store, 7_200);
  expect([time(), player.state().isPlaying]).toEqual([0, false]);
  player.seek(60);
  player.load({}, 7_200);
  expect(time()).toBe(0);
});

test('words and figures are told ten times a second, not sixty', () => {
  const { player, pass } = playing();
  let told = 0;
  player.subscribe(() => (told += 1));
  pass(16, 60);
  expect(told).toBeGreaterThanOrEqual(8);
  expect(told).toBeLessThanOrEqual(10);
});
