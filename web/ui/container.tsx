import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `text` keeps lines short enough to be read. */
const widths = {
  page: 'page-width',
  text: 'mx-auto w-full max-w-[56rem] px-5 md:px-8',
} as const;

interface ContainerProps {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames(widths[width], className)}>{children}</div>;
}
