/** 190 → 3분 10초; above an hour without seconds. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts =
    hours > 0 ? [hours && `${hours}시간`, minutes && `${minutes}분`] : [minutes && `${minutes}분`];
  if (hours === 0 && (rest > 0 || minutes === 0)) parts.push(`${rest}초`);
  return parts.filter(Boolean).join('\u00a0');
}

/** 1450 → 24:10; an hour and more: 1:00:00 */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
