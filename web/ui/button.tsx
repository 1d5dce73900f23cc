import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';

export function Button({
  look = 'primary',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={buttonStyle({ look, size }, className)} />;
}
