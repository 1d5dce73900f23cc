import type { ModelViewerElement } from '@google/model-viewer';
import type { ClassAttributes, ReactNode } from 'react';

type Attribute =
  | 'alt'
  | 'src'
  | 'ios-src'
  | 'ar-modes'
  | 'ar-scale'
  | 'ar-placement'
  | 'camera-controls'
  | 'camera-orbit'
  | 'min-camera-orbit'
  | 'max-camera-orbit'
  | 'touch-action'
  | 'exposure'
  | 'shadow-intensity'
  | 'shadow-softness'
  | 'interaction-prompt'
  | 'loading'
  | 'a11y';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ClassAttributes<ModelViewerElement> &
        Record<Attribute, string> & { ar: boolean; class: string; children: ReactNode };
    }
  }
}
