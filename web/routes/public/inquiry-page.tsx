import type { ReactNode } from 'react';
import { useSearchParams, type MetaDescriptor } from 'react-router';
import { readHandover } from '#contract/read-handover.ts';
import { sentWords, waitingWords, type InquiryPageContent } from '#web/content/inquiry-forms.ts';
import { paths } from '#web/content/paths.ts';
import { sentName } from './inquiry-post.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { InquiryForm, type PostedInquiry } from '#web/inquiry/inquiry-form.tsx';
import { InquirySteps } from '#web/inquiry/inquiry-steps.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';

type Matches = Parameters<typeof subPageMeta>[0];

export function inquiryMeta(content: InquiryPageContent, matches: Matches): MetaDescriptor[] {
  const { menu, title, description, path, shareImage: image } = content;
  return subPageMeta(matches, menu, { title, description, path, image });
}

const noHandover = {};

interface InquiryPageProps {
  content: InquiryPageContent;
  posted: PostedInquiry | undefined;
  banner: ReactNode;
  /** Takes from its address what a tool of the site found. */
  takesHandover?: boolean;
}

/** Both inquiry pages: a header, a banner, and the form. */
export function InquiryPage({ content, posted, banner, takesHandover = false }: InquiryPageProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader
        title={content.title}
        subtitle={content.subtitle}
        tabsLabel={content.menu.label}
        tabs={menuTabs({ items: content.tabs }, content.path)}
      />
      {banner}
      <Section labelledBy="inquiry-heading" className="pt-7 md:pt-14">
        <Container className="grid gap-x-6 lg:grid-cols-12">
          <div className="max-lg:contents lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <h2 id="inquiry-heading" className="mb-3 text-title md:mb-6 lg:mb-10">
              온라인 문의
            </h2>
            <div className="max-lg:order-last max-lg:mt-12 max-lg:border-t max-lg:border-line max-lg:pt-12">
              <InquirySteps steps={content.steps} picture={content.picture} />
            </div>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <InquiryForm
              key={content.path}
              action={content.path}
              category={content.category}
              draftName={content.draftName}
              consent={content.consent}
              waitingWords={waitingWords}
              privacyHref={paths.privacy}
              posted={posted ?? null}
              handed={takesHandover ? readHandover(search) : noHandover}
              onHandedDone={() => setSearch({}, { replace: true, preventScrollReset: true })}
              sent={search.get(sentName)}
              sentWords={sentWords}
            />
          </div>
        </Container>
      </Section>
    </>
  );
}
