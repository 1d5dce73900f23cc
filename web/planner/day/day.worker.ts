import { dayReplies, type DayRequest } from './day-work.ts';

addEventListener('message', ({ data }: MessageEvent<DayRequest>) => {
  for (const reply of dayReplies(data)) postMessage(reply);
});
