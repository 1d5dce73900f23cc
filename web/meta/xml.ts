const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// XML 1.0 cannot carry most control characters, not even escaped.
// oxlint-disable-next-line no-control-regex
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escape(text: string): string {
  return text.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Text and numbers are escaped; what `xml` made already is not. */
export interface Xml {
  xml: string;
}

/** Writes XML: everything put into the template is escaped, so that no title can break a feed. */
export function xml(parts: TemplateStringsArray, ...values: (string | Xml | readonly Xml[])[]): Xml {
  const written = values.map((value) => {
    if (typeof value === 'string') return escape(value);
    return 'xml' in value ? value.xml : value.map((one) => one.xml).join('\n');
  });
  return { xml: String.raw({ raw: parts }, ...written) };
}

export function xmlResponse({ xml: body }: Xml, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body.trim()}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}
