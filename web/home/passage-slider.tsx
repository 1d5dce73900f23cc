interface PassageSliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** As wide as the passage, on a tape measure. Without scripts the figure could not follow: there are the ends alone. */
export function PassageSlider({ label, min, max, value, onChange }: PassageSliderProps) {
  const marks = Array.from({ length: (max - min) / 10 + 1 }, (_, index) => min + index * 10);
  return (
    <div className="mt-10 flex flex-col gap-x-10 gap-y-2 md:mt-12 md:flex-row md:items-end">
      <p
        aria-hidden
        className="shrink-0 max-md:flex max-md:items-baseline max-md:justify-between md:w-44 noscript:hidden"
      >
        <span className="block text-label font-semibold text-muted">{label}</span>
        <span className="text-figure text-ink tabular-nums">
          {value}
          <span className="ml-1 text-heading">cm</span>
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <input
          type="range"
          name="aisle"
          aria-label={label}
          {...{ min, max, value }}
          aria-valuetext={`${value}cm`}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="tape-slider"
        />
        <div aria-hidden className="mt-1 flex justify-between text-small text-muted tabular-nums">
          {marks.map((mark) => (
            <span key={mark} className="w-8 text-center">
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
