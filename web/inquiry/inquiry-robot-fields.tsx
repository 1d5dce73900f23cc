import { useEffect, useRef, useState } from 'react';
import type { RobotType } from '#catalog/robots.ts';
import { robotModels, robotTypes } from '#contract/choices.ts';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import type { InquiryErrors, InquiryValues } from './inquiry-check.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { fieldId } from './inquiry-summary.tsx';

const typeOptions = Object.entries(robotTypes).map(([value, label]) => ({ value, label }));

function modelOptions(type: string) {
  const types = Object.keys(robotModels) as RobotType[];
  const isKnown = types.includes(type as RobotType);
  return (isKnown ? [type as RobotType] : types).flatMap((known) =>
    robotModels[known].map((model) => ({
      value: model,
      label: isKnown ? model : `${robotTypes[known]} ${model}`,
    })),
  );
}

/** Type, then model: the models are those of the type, and another type starts over. */
export function InquiryRobotFields({ values, errors }: { values: InquiryValues; errors: InquiryErrors }) {
  const [type, setType] = useState(values.robotType ?? '');
  const picker = useRef<HTMLDivElement>(null);
  // The type may have been chosen before the page was hydrated.
  useEffect(() => {
    setType(picker.current?.querySelector('select')?.value ?? '');
  }, []);
  return (
    <div
      ref={picker}
      className={classNames('grid gap-6 noscript:sm:grid-cols-2', type !== '' && 'sm:grid-cols-2')}
    >
      <Select
        id={fieldId('robotType')}
        name="robotType"
        label={inquiryFields.robotType.label}
        options={typeOptions}
        placeholder="선택해주세요"
        defaultValue={values.robotType}
        error={errors.robotType}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      {/* Without scripts there is no telling when a type is chosen: then all models are offered. */}
      <Select
        key={type}
        id={fieldId('robotModel')}
        name="robotModel"
        label={inquiryFields.robotModel.label}
        options={modelOptions(type)}
        placeholder="선택해주세요"
        defaultValue={type === values.robotType ? values.robotModel : ''}
        error={errors.robotModel}
        className={type === '' ? 'hidden noscript:block' : ''}
      />
    </div>
  );
}
