import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonLook } from './button-style.ts';

interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className'> {
  className?: string;
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ look = 'primary', size = 'md', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle({ look, size }, className)} />;
}
