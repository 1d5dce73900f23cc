import { useId, type ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';

interface SecuritySectionProps {
  title: string;
  /** Whether it is in use; nothing where that is no question. */
  isOn?: boolean;
  note: string;
  children: ReactNode;
}

export const codesLeft = (codes: number) => `복구 코드가 ${codes}개 남아 있습니다.`;

export function SecuritySection({ title, isOn, note, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-4 rounded-sm p-4 ring-1 ring-line md:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-body font-semibold text-ink">
          {title}
        </h2>
        {isOn !== undefined && (
          <Chip tone={isOn ? 'accent' : 'neutral'}>{isOn ? '사용 중' : '사용 안 함'}</Chip>
        )}
      </div>
      <p className="text-label">{note}</p>
      {children}
    </section>
  );
}
