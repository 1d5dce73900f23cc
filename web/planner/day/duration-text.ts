/** 190 → 3분 10초; above an hour without seconds. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts =
    hours > 0 ? [hours && `${hours}시간`, minutes && `${minutes}분`] : [minutes && `${minutes}분`];
  if (hours === 0 && (rest > 0 || minutes === 0)) parts.push(`${rest}초`);
  return parts.filter(Boolean).join('\u00a0');
}
