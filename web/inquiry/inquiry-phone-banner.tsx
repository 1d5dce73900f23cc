import { Phone } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';

/** The telephone number: on a phone's width (767 px or less) a tap calls it, above that it is there to be read. */
export function InquiryPhoneBanner({ phone, hours }: { phone: string; hours: string }) {
  const number = (
    <>
      <Phone aria-hidden className="size-7 text-accent md:size-9" />
      {phone}
    </>
  );
  const look = 'items-center gap-3 text-figure tabular-nums text-white';
  return (
    <section aria-labelledby="phone-banner" className="night-glow on-night text-night-muted">
      <Container className="flex flex-col gap-3 py-6 md:flex-row md:items-center md:justify-between md:py-14">
        <div>
          <h2 id="phone-banner" className="text-heading text-white">
            전화로 바로 상담받으세요
          </h2>
          <p className="mt-1 text-label md:mt-2">{hours}</p>
        </div>
        <a
          href={`tel:${phone}`}
          aria-label={`${phone} 전화 걸기`}
          className={`${look} flex min-h-11 md:hidden`}
        >
          {number}
        </a>
        <p className={`${look} hidden md:flex`}>{number}</p>
      </Container>
    </section>
  );
}
