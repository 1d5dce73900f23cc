import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link that opens a new window, and says so. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (새 창)</VisuallyHidden>
    </a>
  );
}
