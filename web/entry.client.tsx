import dynamicFont from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Characters that only staff's texts have: their font is in small pieces, of which a page fetches what it shows.
const stylesheet = document.createElement('link');
stylesheet.rel = 'stylesheet';
stylesheet.href = dynamicFont;
document.head.append(stylesheet);
