import { regions } from '#contract/choices.ts';
import { inquiryFields, type InquiryFieldName } from '#contract/inquiry-fields.ts';
import {
  besideField,
  unseenName,
  type Attachment,
  type InquiryErrors,
  type InquiryValues,
} from './inquiry-check.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { InquiryAttachments } from './inquiry-attachments.tsx';
import { InquiryRobotFields } from './inquiry-robot-fields.tsx';
import { fieldId } from './inquiry-summary.tsx';

const regionOptions = Object.entries(regions).map(([value, label]) => ({ value, label }));

interface InquiryFieldsProps {
  values: InquiryValues;
  errors: InquiryErrors;
  onRemove: (attachment: Attachment) => void;
}

/** The fields of both inquiry forms. They keep their own values: what is typed before the page is hydrated counts. */
export function InquiryFields({ values, errors, onRemove }: InquiryFieldsProps) {
  const about = (name: InquiryFieldName) => ({
    id: fieldId(name),
    name,
    label: inquiryFields[name].label,
    required: inquiryFields[name].required,
    defaultValue: values[name],
    error: besideField(errors[name]),
  });
  return (
    <div className="grid gap-6">
      <TextField {...about('company')} autoComplete="organization" />
      <TextField {...about('name')} autoComplete="name" />
      <TextField {...about('phone')} type="tel" autoComplete="tel" placeholder="010-0000-0000" />
      <TextField {...about('email')} type="email" autoComplete="email" placeholder="name@company.com" />
      <div className="grid gap-6 sm:grid-cols-[1fr_2fr]">
        <Select {...about('region')} options={regionOptions} placeholder="선택해주세요" />
        <TextField {...about('address')} autoComplete="street-address" />
      </div>
      <InquiryRobotFields key={`${values.robotType} ${values.robotModel}`} values={values} errors={errors} />
      <TextArea
        {...about('content')}
        rows={7}
        placeholder="도입을 검토 중인 매장이나 현장, 궁금한 점을 자유롭게 적어주세요."
      />
      <InquiryAttachments values={values} errors={errors} onRemove={onRemove} />
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          이 칸은 비워 두세요
          <input name={unseenName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
