interface DimensionProps {
  from: number;
  to: number;
  y: number;
  /** Of the words, in centimetres of the drawing. */
  size: number;
  className: string;
  children: string;
}

/** A dimension line as draughtsmen draw it: ends, the line between them, and what it measures below. */
export function Dimension({ from, to, y, size, className, children }: DimensionProps) {
  const end = size * 0.45;
  return (
    <g className={className}>
      <path
        d={`M${from} ${y - end}v${end * 2}M${to} ${y - end}v${end * 2}M${from} ${y}H${to}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={size * 0.14}
      />
      <text x={(from + to) / 2} y={y + size * 1.45} fontSize={size} textAnchor="middle" fill="currentColor">
        {children}
      </text>
    </g>
  );
}
