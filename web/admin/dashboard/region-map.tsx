import { useId } from 'react';
import { regions, type Region } from '#contract/choices.ts';
import type { ChoiceFigure } from '#contract/dashboard.ts';
import { koreaRegions, koreaViewBox } from '#web/pictures/korea-regions.ts';

/** From none to the most; the lightest still stands out from the paper. */
const tints = [
  'fill-line',
  'fill-accent-strong/20',
  'fill-accent-strong/40',
  'fill-accent-strong/60',
  'fill-accent-strong/80',
  'fill-accent-strong',
];

function tintOf(inquiries: number, most: number): string | undefined {
  if (inquiries === 0) return tints[0];
  return tints[Math.ceil((inquiries / most) * (tints.length - 1))];
}

/** The map of Korea, the darker the more inquiries came from there; the table beside it has the figures. */
export function RegionMap({ figures }: { figures: readonly ChoiceFigure[] }) {
  const id = useId();
  const countOf = (region: Region) => figures.find(({ choice }) => choice === region)?.inquiries ?? 0;
  const names = Object.keys(regions) as Region[];
  const most = Math.max(1, ...names.map(countOf));
  return (
    <svg
      viewBox={koreaViewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-labelledby={id}
      className="mx-auto h-80 w-full"
    >
      <title id={id}>지역별 문의를 색의 짙기로 나타낸 지도입니다. 값은 표에 있습니다.</title>
      {names.map((region) => (
        <path
          key={region}
          d={koreaRegions[region]}
          strokeWidth={1.5}
          className={`stroke-white ${tintOf(countOf(region), most)}`}
        >
          <title>{`${regions[region]} ${countOf(region).toLocaleString('ko-KR')}건`}</title>
        </path>
      ))}
    </svg>
  );
}
