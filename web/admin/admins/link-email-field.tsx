import { TextField } from '#web/ui/text-field.tsx';

/** Where a link is mailed to besides being shown. */
export function LinkEmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="이메일"
      name="email"
      type="email"
      error={error}
      autoComplete="off"
      hint="입력하면 링크를 메일로도 보냅니다."
    />
  );
}
