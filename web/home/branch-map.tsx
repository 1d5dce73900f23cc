export interface BranchMapData {
  src: string;
  viewBox: string;
  /** Where each branch is, by its id, and whether its city is written left of it. */
  pins: Readonly<Record<string, { x: number; y: number; left?: boolean }>>;
}

interface BranchMapProps {
  map: BranchMapData;
  branches: readonly { id: string; area: string }[];
  active: string | null;
  onPoint: (id: string | null) => void;
}

/** Each pin has the name of its first city. The table beside it says all that the map shows. */
export function BranchMap({ map, branches, active, onPoint }: BranchMapProps) {
  const [x, y, width, height] = map.viewBox.split(' ');
  return (
    <svg viewBox={map.viewBox} aria-hidden className="mx-auto h-auto w-full max-w-76 lg:max-w-md">
      <image href={map.src} x={x} y={y} width={width} height={height} />
      {branches.map(({ id, area }) => {
        const pin = map.pins[id];
        const side = pin?.left ? -1 : 1;
        return (
          pin && (
            <g
              key={id}
              onMouseEnter={() => onPoint(id)}
              onMouseLeave={() => onPoint(null)}
              data-active={id === active || undefined}
              className="branch-pin"
            >
              <circle cx={pin.x} cy={pin.y} />
              <circle cx={pin.x} cy={pin.y} />
              <text x={pin.x + side * 13} y={pin.y} textAnchor={pin.left ? 'end' : 'start'}>
                {area.split(/[ ,]/)[0]}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
