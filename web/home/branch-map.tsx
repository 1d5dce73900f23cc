import { classNames } from '#web/ui/class-names.ts';

export interface BranchMapData {
  src: string;
  viewBox: string;
  /** Where each branch is, by its id. */
  pins: Readonly<Record<string, { x: number; y: number }>>;
}

interface BranchMapProps {
  map: BranchMapData;
  branches: readonly { id: string; name: string }[];
  active: string | null;
  onPoint: (id: string | null) => void;
}

/** The table beside it says all that the map shows, so that it needs no words of its own. */
export function BranchMap({ map, branches, active, onPoint }: BranchMapProps) {
  const [x, y, width, height] = map.viewBox.split(' ');
  return (
    <svg viewBox={map.viewBox} aria-hidden className="mx-auto h-auto w-full max-w-md">
      <image href={map.src} x={x} y={y} width={width} height={height} />
      {branches.map(({ id, name }) => {
        const pin = map.pins[id];
        return (
          pin && (
            <g
              key={id}
              onMouseEnter={() => onPoint(id)}
              onMouseLeave={() => onPoint(null)}
              className="cursor-pointer"
            >
              <circle cx={pin.x} cy={pin.y} r={18} className="fill-transparent" />
              <circle
                cx={pin.x}
                cy={pin.y}
                r={id === active ? 13 : 7}
                className={classNames(
                  'stroke-white stroke-3 transition-[r]',
                  id === active ? 'fill-warm' : 'fill-accent-strong',
                )}
              />
              {id === active && (
                <text
                  x={Math.min(Math.max(pin.x, 110), 340)}
                  y={pin.y - 22}
                  textAnchor="middle"
                  className="fill-ink stroke-white stroke-[5] text-[1.25rem] font-bold [paint-order:stroke]"
                >
                  {name}
                </text>
              )}
            </g>
          )
        );
      })}
    </svg>
  );
}
