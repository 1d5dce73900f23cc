import dynamicFont from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { useEffect } from 'react';

/**
 * Characters that only staff's and visitors' own texts have: their font is in small pieces, of which a page fetches
 * what it shows. Pages of fixed texts do without: the site's font has all of theirs, and the many rules of this one
 * would cost them a layout.
 */
export function loadTypedTextFont(): void {
  if (document.querySelector(`link[href="${dynamicFont}"]`)) return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = dynamicFont;
  document.head.append(stylesheet);
}

/** For pages that show what somebody has typed. */
export function useTypedTextFont(): void {
  useEffect(loadTypedTextFont, []);
}
