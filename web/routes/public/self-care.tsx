import { data } from 'react-router';
import { company } from '#contract/company.ts';
import { askSupport, selfCareList } from '#web/content/post-lists.ts';
import { apiReader } from '#web/api/reader.ts';
import { keepListUnderPost, listAt, loadPostList, startPostList } from './post-list-loaders.ts';
import { faqJsonLd, listMeta } from './post-meta.ts';
import { readQuestions } from '#web/post/questions.ts';
import { awaitBriefly } from '#web/post/await-briefly.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { FaqSection } from '#web/post/faq-section.tsx';
import type { Route } from './+types/self-care.ts';
import { PostListPage } from './post-list-page.tsx';
import { withQuestionTools } from './with-question-tools.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const [loaded, faq] = await Promise.all([
    loadPostList(listAt(new URL(request.url).pathname), request, context),
    withQuestionTools(readQuestions(services.reader, (error) => services.report(error))),
  ]);
  const isWhole = faq.questions !== null && loaded.list.failure === null;
  return data({ ...loaded, faq }, isWhole ? undefined : { status: 503 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = withQuestionTools(readQuestions(apiReader(request.signal)));
  const [loaded, faq] = await Promise.all([startPostList(selfCareList, request), awaitBriefly(asked)]);
  return { ...loaded, faq: faq.value };
}

export const shouldRevalidate = keepListUnderPost;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { faq } = loaderData;
  const questions = faq instanceof Promise ? null : faq.questions;
  return listMeta(selfCareList, loaderData, matches, faqJsonLd(questions ?? []));
};

export default function SelfCare({ loaderData }: Route.ComponentProps) {
  return (
    <PostListPage
      content={selfCareList}
      loaded={loaderData}
      heading={selfCareList.title}
      intro={<FaqSection hours={company.supportHours} ask={askSupport} deferred={loaderData.faq} />}
    />
  );
}
