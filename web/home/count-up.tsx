import { useEffect, useRef } from 'react';

const durationMs = 1_600;

/** A figure that counts up to itself the first time it is seen, in the room that it takes then. Its HTML is the figure itself. */
export function CountUp({ value }: { value: number }) {
  const text = value.toLocaleString('ko-KR');
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const row = element.parentElement!;
      row.style.minWidth = `${row.offsetWidth}px`;
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, (now - start) / durationMs);
        element.textContent = share === 1 ? text : countAt(value, 1 - (1 - share) ** 4);
        if (share < 1) frame = requestAnimationFrame(step);
        else row.style.minWidth = '';
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = text;
    };
  }, [value, text]);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span ref={box} aria-hidden>
        {text}
      </span>
    </>
  );
}

/** With as many decimals as the whole figure has. */
function countAt(value: number, share: number): string {
  const decimals = Number.isInteger(value) ? 0 : 1;
  return (value * share).toLocaleString('ko-KR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
