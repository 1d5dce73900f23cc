import { messages } from '#contract/messages.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from './page-head.tsx';

/** In the place of a screen that is not for this person. */
export function NotAllowed({ home }: { home: string }) {
  return (
    <>
      <PageHead title={messages.wire.forbidden} />
      <p>이 화면은 맡은 역할로 볼 수 없습니다. 필요하다면 전체 관리자에게 역할 변경을 요청해주세요.</p>
      <LinkButton to={home} look="secondary" className="justify-self-start">
        첫 화면으로
      </LinkButton>
    </>
  );
}
