import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Lets what is still below the window rise into it, once. It is hidden only after the page has been hydrated,
 * so that nothing is missing without scripts and nothing that was already seen disappears.
 */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return undefined;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
