import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `text` keeps lines short enough to be read. */
const widths = {
  page: 'max-w-[75rem] xl:px-0',
  text: 'max-w-[56rem]',
} as const;

interface ContainerProps {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

export function Container({ width = 'page', className, children }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-5 md:px-8', widths[width], className)}>{children}</div>
  );
}
