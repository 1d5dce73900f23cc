import { paths } from '#web/content/paths.ts';
import { privacy } from '#web/content/privacy.ts';
import { shareImages } from '#web/content/share-images.ts';
import { breadcrumbs, pageMeta, siteOf } from '#web/meta/page-meta.ts';
import { PolicyText } from '#web/company/policy-text.tsx';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: privacy.title,
    description: privacy.description,
    path: paths.privacy,
    image: shareImages.home,
    jsonLd: [
      breadcrumbs(siteOf(matches).origin, [
        { label: '홈', to: paths.home },
        { label: privacy.title, to: paths.privacy },
      ]),
    ],
  });

export default function Privacy() {
  return (
    <PolicyText
      title={privacy.title}
      opening={privacy.opening}
      effective={`시행일 ${privacy.effectiveDate}`}
      sections={privacy.sections}
    />
  );
}
