import { Phone } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { BranchMap, type BranchMapData } from './branch-map.tsx';

interface BranchNetworkProps {
  title: string;
  lead: string;
  branches: readonly { id: string; region: string; name: string; area: string; phone: string }[];
  map: BranchMapData & { credit: string };
}

const everywhere = '전국';

const cell = 'px-4 py-2.5 align-middle lg:px-6';

/** The branches as a table beside a map: pointing at either marks both. */
export function BranchNetwork({ title, lead, branches, map }: BranchNetworkProps) {
  const [active, setActive] = useState<string | null>(null);
  const [region, setRegion] = useState(everywhere);
  const regions = [everywhere, ...new Set(branches.map((branch) => branch.region))];
  return (
    <Section ground="surface" labelledBy="branches">
      <Container>
        <SectionTitle id="branches" lead={lead}>
          {title}
        </SectionTitle>
        <div className="mt-10 grid items-center gap-10 md:mt-14 md:grid-cols-[1fr_1.45fr] md:gap-6 lg:grid-cols-[1fr_1.35fr] lg:gap-10">
          <div>
            <BranchMap map={map} branches={branches} active={active} onPoint={setActive} />
            <p className="mt-2 text-center text-[0.75rem] text-balance text-muted">{map.credit}</p>
          </div>
          <div>
            <fieldset aria-label="지역" className="mb-4 grid grid-cols-6 gap-1 md:hidden">
              {regions.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={name === region}
                  onClick={() => setRegion(name)}
                  className="min-h-11 rounded-full border border-line bg-white text-small font-semibold text-muted aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
                >
                  {name}
                </button>
              ))}
            </fieldset>
            <div className="overflow-hidden rounded-md border border-line bg-white">
              <table className="w-full text-left text-label">
                <caption className="sr-only">전국 지점 안내</caption>
                <thead className="border-b border-line bg-surface text-small text-muted">
                  <tr>
                    <th scope="col" className={cell}>
                      지점
                    </th>
                    <th scope="col" className={classNames(cell, 'max-sm:hidden')}>
                      담당 지역
                    </th>
                    <th scope="col" className={classNames(cell, 'max-sm:text-right')}>
                      전화
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {branches.map((branch) => (
                    <tr
                      key={branch.id}
                      onMouseEnter={() => setActive(branch.id)}
                      onMouseLeave={() => setActive(null)}
                      onFocus={() => setActive(branch.id)}
                      onBlur={() => setActive(null)}
                      className={classNames(
                        'border-b border-line transition-colors last:border-0',
                        active === branch.id && 'bg-tint',
                        // On a phone alone: beside the map all of them fit.
                        region !== everywhere && region !== branch.region && 'max-md:hidden',
                      )}
                    >
                      <th scope="row" className={classNames(cell, 'font-semibold text-ink')}>
                        {branch.name}
                        <span className="block text-small font-normal text-muted sm:hidden">
                          {branch.area}
                        </span>
                      </th>
                      <td className={classNames(cell, 'max-sm:hidden')}>{branch.area}</td>
                      <td className={classNames(cell, 'whitespace-nowrap max-sm:text-right')}>
                        <a
                          href={`tel:${branch.phone.replaceAll('-', '')}`}
                          className="-my-2 inline-flex min-h-11 items-center gap-2.5 rounded-sm hover:text-accent-strong"
                        >
                          {branch.phone}
                          <Phone aria-hidden className="size-4 text-accent-strong sm:hidden" />
                        </a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
