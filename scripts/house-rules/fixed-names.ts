import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { wireNames } from '../../contract/fields.ts';
import { pagePaths } from '../../web/content/page-paths.ts';

/** The names in a JSON schema, however deep. */
function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, ...others } = schema as { properties?: object };
  const deeper = [...Object.values(properties ?? {}), ...Object.values(others)].flatMap(propertyNames);
  return [...Object.keys(properties ?? {}), ...deeper];
}

function answered({ answer }: Endpoint): string[] {
  return propertyNames(z.toJSONSchema(answer.schema, { unrepresentable: 'any' }));
}

/** Names that are ours too are no sign of the wire. */
function sent({ query, body }: Endpoint): string[] {
  return [query, body]
    .flatMap((fields) => wireNames(fields?.names ?? {}))
    .flatMap(([field, wire]) => (field === wire ? [] : [wire]));
}

/** An older system's names, as the calls of the API bear them: `e_no`, `curPage`. */
export const legacyNames = anyWord([
  ...endpoints.flatMap(answered).filter((name) => name.includes('_')),
  ...endpoints.flatMap(sent).filter((name) => /_|^cur[A-Z]/.test(name)),
]);

/** The start of a text that is a page's address; of those that follow a pattern, also one that no page has. */
export const pageAddresses = new RegExp(
  `['"\`](?:/sub\\d[\\d_]*|/admin/\\w+|${pagePaths.filter((path) => path !== '/').join('|')})\\b`,
  'g',
);

function anyWord(words: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${[...new Set(words)].join('|')})\\b`, 'g');
}
