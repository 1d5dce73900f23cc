import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface InquiryStepsProps {
  steps: readonly { title: string; text: string }[];
  picture: PictureData;
}

/** What happens once it is sent: in brief above the form, and on a wide screen beside it for as long as it is filled in. */
export function InquirySteps({ steps, picture }: InquiryStepsProps) {
  return (
    <>
      <ol className="grid max-lg:grid-cols-4 max-lg:rounded-sm max-lg:bg-surface max-lg:py-2.5 lg:gap-7">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative flex max-lg:flex-col max-lg:items-center max-lg:gap-1.5 max-lg:text-center lg:items-start lg:gap-5 lg:not-last:before:absolute lg:not-last:before:top-11 lg:not-last:before:-bottom-6 lg:not-last:before:left-[1.1875rem] lg:not-last:before:w-0.5 lg:not-last:before:bg-line"
          >
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-small font-semibold text-accent-strong lg:size-10 lg:text-body"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-[0.8125rem] font-semibold text-ink md:text-label lg:pt-1.5 lg:text-body">
                {step.title}
              </p>
              <p className="mt-1 text-label text-muted max-lg:sr-only">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Picture
        picture={picture}
        sizes="25rem"
        alt=""
        className="mt-10 aspect-4/3 w-full rounded-md object-cover max-lg:hidden"
      />
    </>
  );
}
