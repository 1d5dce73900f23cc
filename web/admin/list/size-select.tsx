import { adminPageSizes } from '#contract/choices.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';

const sizes = adminPageSizes.map((size) => ({ value: String(size), label: `${size}건씩` }));

interface SizeSelectProps {
  address: { state: { size: number }; go: (change: { size: number }) => void };
  className?: string;
}

/** How many rows a page of a list has. */
export function SizeSelect({ address, className }: SizeSelectProps) {
  return (
    <Select
      label="표시 개수"
      options={sizes}
      value={String(address.state.size)}
      onChange={(event) => address.go({ size: Number(event.target.value) })}
      className={classNames('[&>label]:sr-only', className)}
    />
  );
}
