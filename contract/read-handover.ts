import { robots } from '#catalog/robots.ts';
import { belongsToType, inquiryRules } from './inquiry.ts';
import { handedFields, type InquiryHandover } from './inquiry-handover.ts';
import { filledInNames } from './inquiry-names.wire.ts';

/** What was handed over, by the rules of the form; nonsense is left out. A model alone says its type too. */
export function readHandover(params: URLSearchParams): InquiryHandover {
  const found: InquiryHandover = {};
  for (const field of handedFields) {
    const { data } = inquiryRules[field].safeParse(params.get(filledInNames[field]));
    if (data) found[field] = data;
  }
  const { robotModel, ...rest } = found;
  if (robotModel === undefined) return rest;
  const robotType = rest.robotType ?? robots.find(({ model }) => model === robotModel)?.type ?? '';
  return belongsToType(robotType, robotModel) ? { ...rest, robotType, robotModel } : rest;
}
