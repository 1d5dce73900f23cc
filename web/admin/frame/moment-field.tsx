import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

const words = {
  start: {
    label: '게시 시작',
    hint: '한국 시간으로 날짜와 시각을 모두 입력해주세요. 비워 두면 바로 게시합니다.',
  },
  end: {
    label: '게시 종료',
    hint: '한국 시간으로 날짜와 시각을 모두 입력해주세요. 비워 두면 계속 게시합니다.',
  },
} as const;

/** Years have four digits; without this, fields take six. */
const latest = '9999-12-31T23:59';

interface MomentFieldProps extends ComponentProps<'input'> {
  side: keyof typeof words;
  error?: string | undefined;
}

/** From when, or until when, the public sees something. */
export function MomentField({ side, ...input }: MomentFieldProps) {
  return <TextField {...words[side]} type="datetime-local" max={latest} {...input} />;
}
