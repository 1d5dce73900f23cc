import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface InquiryStepsProps {
  steps: readonly { title: string; text: string }[];
  picture: PictureData;
}

/** Beside the form on a wide screen: what happens once it is sent. */
export function InquirySteps({ steps, picture }: InquiryStepsProps) {
  return (
    <div className="hidden lg:block">
      <ol className="relative space-y-7 before:absolute before:inset-y-4 before:left-[1.1875rem] before:w-0.5 before:bg-line">
        {steps.map((step, index) => (
          <li key={step.title} className="relative flex gap-5">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-tint font-semibold text-accent-strong ring-4 ring-white"
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
        sizes="20rem"
        alt=""
        className="mt-10 aspect-4/3 w-full rounded-md object-cover object-[70%_50%]"
      />
    </div>
  );
}
