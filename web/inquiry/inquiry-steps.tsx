import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface InquiryStepsProps {
  steps: readonly { title: string; text: string }[];
  picture: PictureData;
}

/** What happens once it is sent: below the form, and on a wide screen beside it for as long as it is filled in. */
export function InquirySteps({ steps, picture }: InquiryStepsProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-10 md:max-lg:grid-cols-2">
      <ol className="grid gap-7">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative flex items-start gap-5 not-last:before:absolute not-last:before:top-11 not-last:before:-bottom-6 not-last:before:left-[1.1875rem] not-last:before:w-0.5 not-last:before:bg-line"
          >
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-tint font-semibold text-accent-strong"
            >
              {index + 1}
            </span>
            <div>
              <p className="pt-1.5 font-semibold text-ink">{step.title}</p>
              <p className="mt-1 text-label text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Picture
        picture={picture}
        sizes="(width < 48rem) 100vw, 25rem"
        alt=""
        className="aspect-4/3 w-full rounded-md object-cover"
      />
    </div>
  );
}
