import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { templateWords, type ReplyTemplate } from '#contract/reply-template.ts';
import { LoadedArea } from '#web/admin/frame/loaded-area.tsx';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { readTemplates } from '#web/admin/mail/template-calls.ts';
import { TemplateForm } from '#web/admin/mail/template-form.tsx';
import { useTemplateForms } from '#web/admin/mail/use-template-forms.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '답변 템플릿';

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return load(request, () => readTemplates(request.signal));
}

export default function TemplatesScreen() {
  return (
    <>
      <PageHead title={title}>
        <LinkButton to={adminPaths.mail} look="secondary">
          메일 목록
        </LinkButton>
      </PageHead>
      <p className="text-label text-muted">
        문의에 답변할 때 불러와 고쳐 쓰는 글입니다. {templateWords.map((word) => `{${word}}`).join(', ')}{' '}
        자리에는 답변하는 문의의 내용이 들어갑니다.
      </p>
      <LoadedArea loaded={useLoaderData<typeof clientLoader>()}>
        {(templates) => <Templates templates={templates} />}
      </LoadedArea>
    </>
  );
}

function Templates({ templates }: { templates: ReplyTemplate[] }) {
  const forms = useTemplateForms(templates);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {templates.map((template) => (
        <TemplateForm key={template.id} template={template} forms={forms} />
      ))}
    </div>
  );
}
