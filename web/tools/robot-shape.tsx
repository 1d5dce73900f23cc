import type { Model } from '#catalog/robots.ts';
import { person, silhouettes, type Silhouette } from '#web/pictures/silhouettes.ts';

/** How shell and dark parts are filled. */
const tones = {
  plain: { outline: 'fill-white stroke-ink/55', dark: 'fill-ink' },
  faint: { outline: 'fill-white/70 stroke-muted/40', dark: 'fill-muted/40' },
  person: { outline: 'fill-muted/25', dark: 'fill-muted/35' },
} as const;

interface ShapeProps {
  shape: Silhouette;
  tone: keyof typeof tones;
}

/** Seen from the front, in centimetres: the middle at 0, the floor at 0, the head above (negative). */
function Shape({ shape, tone }: ShapeProps) {
  return (
    <g fillRule="evenodd">
      <path d={shape.outline} strokeWidth={0.7} className={tones[tone].outline} />
      <path d={shape.dark} className={tones[tone].dark} />
    </g>
  );
}

export function RobotShape({ model, tone = 'plain' }: { model: Model; tone?: 'plain' | 'faint' }) {
  return <Shape shape={silhouettes[model]} tone={tone} />;
}

/** Somebody of 170 cm. */
export function PersonShape() {
  return <Shape shape={person} tone="person" />;
}
