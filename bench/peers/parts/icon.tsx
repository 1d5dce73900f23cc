/** An icon of the same weight as the site's. */
export function Icon({ lines, size }: { lines: readonly string[]; size: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide ${size}`}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

export const down = ['m6 9 6 6 6-6'] as const;
