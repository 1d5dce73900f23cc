const hour = 60;
const day = 24 * hour;

/** 35분, 3시간 20분, 2일 4시간: the two greatest units are enough. */
export function waitingTime(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const parts =
    whole >= day
      ? [`${Math.floor(whole / day)}일`, `${Math.floor((whole % day) / hour)}시간`]
      : [`${Math.floor(whole / hour)}시간`, `${whole % hour}분`];
  const shown = parts.filter((part) => !/^0\D/.test(part));
  return shown.length === 0 ? '1분 미만' : shown.join(' ');
}
