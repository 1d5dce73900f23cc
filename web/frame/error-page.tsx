import { useContext } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { RequestId } from '#web/ssr/request-id.ts';
import { StaticPage } from '#web/ssr/static-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface ErrorPageProps {
  error: unknown;
  home: string;
  support: string;
  /** Who is sorry. */
  robot: PictureData;
}

const notFound = {
  code: '404',
  title: '페이지를 찾을 수 없습니다.',
  text: '주소가 바뀌었거나 삭제된 페이지입니다. 입력하신 주소를 다시 확인해주세요.',
};
const unavailable = {
  code: '503',
  title: '잠시 이용할 수 없습니다.',
  text: '서비스를 점검하고 있습니다. 잠시 후 다시 시도해주세요.',
};
const failed = {
  code: '500',
  title: '페이지를 표시하지 못했습니다.',
  text: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요. 문제가 계속되면 아래 번호와 함께 알려주세요.',
};
const tooMany = {
  code: '429',
  title: '요청이 너무 많습니다.',
  text: '짧은 시간에 너무 많이 요청하셨습니다. 잠시 후 다시 시도해주세요.',
};
const refused = {
  title: '요청을 처리할 수 없습니다.',
  text: '올바르지 않은 방식의 요청입니다. 주소를 확인하시거나 홈에서 다시 시작해주세요.',
};

function wordsFor(error: unknown) {
  if (!isRouteErrorResponse(error)) return failed;
  const { status } = error;
  if (status === 404) return notFound;
  if (status === 429) return tooMany;
  if (status === 503) return unavailable;
  return status < 500 ? { ...refused, code: String(status) } : failed;
}

/** What the document is called while the error page stands in its place. */
export function errorTitle(error: unknown): string {
  return wordsFor(error).title.replace(/\.$/, '');
}

/** Stands in the place of a page that does not exist or could not be made. Says nothing of what went wrong inside. */
export function ErrorPage({ error, home, support, robot }: ErrorPageProps) {
  const requestId = useContext(RequestId);
  const isStatic = useContext(StaticPage);
  const words = wordsFor(error);
  const mayPass = words === unavailable || words === failed;
  return (
    <div className="on-night overflow-hidden border-b border-night-line bg-night text-night-muted">
      <Container className="grid items-center pt-14 pb-24 md:min-h-[44rem] md:grid-cols-[1fr_auto] md:py-0">
        <div>
          <p aria-hidden className="-ml-[0.04em] text-model text-accent">
            {words.code}
          </p>
          <h1 className="mt-4 text-title text-white">{words.title}</h1>
          <p className="mt-4 max-w-lg text-lead text-balance">{words.text}</p>
          {mayPass && (
            <p suppressHydrationWarning className="mt-4 text-small tabular-nums empty:hidden">
              {requestId && `요청 번호 ${requestId}`}
            </p>
          )}
          <div className="mt-10 flex flex-wrap gap-3">
            <LinkButton to={home} look="light" size="lg" reloadDocument>
              홈으로 가기
            </LinkButton>
            {mayPass && !isStatic ? (
              <Button look="ghost" size="lg" onClick={() => window.location.reload()}>
                다시 시도
              </Button>
            ) : (
              <LinkButton to={support} look="ghost" size="lg">
                제품 문의
              </LinkButton>
            )}
          </div>
        </div>
        <div className="halo relative mx-auto mt-9 h-72 sm:h-96 md:mt-0 md:h-104 lg:h-[36rem]">
          <Picture
            picture={robot}
            sizes="(width < 48rem) 16rem, 29rem"
            alt=""
            loading="eager"
            className="rise relative z-10 h-full w-auto -rotate-4"
          />
        </div>
      </Container>
    </div>
  );
}
