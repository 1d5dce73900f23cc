import { robots } from '#catalog/robots.ts';
import { belongsToType, inquiryRules } from './inquiry.ts';
import { inquiryBody } from './inquiry.wire.ts';

const handed = ['robotType', 'robotModel', 'note'] as const;

/** What a tool of the site hands to the inquiry form, in the form's address. */
export type InquiryHandover = Partial<Record<(typeof handed)[number], string>>;

/** The search part of the form's address. A note must be short there: a server takes addresses of some 15 kB. */
export function handoverSearch(found: InquiryHandover): string {
  const params = new URLSearchParams();
  for (const field of handed) if (found[field]) params.set(inquiryBody.names[field], found[field]);
  return `?${params.toString()}`;
}

/** What was handed over, by the rules of the form; nonsense is left out. A model alone says its type too. */
export function readHandover(params: URLSearchParams): InquiryHandover {
  const found: InquiryHandover = {};
  for (const field of handed) {
    const { data } = inquiryRules[field].safeParse(params.get(inquiryBody.names[field]));
    if (data) found[field] = data;
  }
  const { robotModel, ...rest } = found;
  if (robotModel === undefined) return rest;
  const robotType = rest.robotType ?? robots.find(({ model }) => model === robotModel)?.type ?? '';
  return belongsToType(robotType, robotModel) ? { ...rest, robotType, robotModel } : rest;
}
