import { company } from '#contract/company.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { wireNames, type Fields } from '#contract/fields.ts';
import type { Upload } from '#contract/upload.ts';
import { spreadsheetType } from '#server/files/content-type.ts';

type Json = Record<string, unknown>;

const toJson = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });

/** The properties of an object schema, also where it is put together from several. */
function propertiesOf(schema: Json): Json {
  const parts = [schema, ...((schema['allOf'] as Json[] | undefined) ?? [])];
  return Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Json;
}

/** Fields under their wire names. */
function wireProperties({ schema, names }: Fields): [name: string, schema: unknown][] {
  const properties = propertiesOf(toJson(schema));
  return wireNames(names).map(([field, wire]) => [wire, properties[field] ?? {}]);
}

function bodySchema(body: Fields, file: Upload | undefined): Json {
  const binary =
    file === undefined
      ? []
      : [[file.field, { type: 'string', contentMediaType: 'application/octet-stream' }]];
  return { type: 'object', properties: Object.fromEntries([...wireProperties(body), ...binary]) as Json };
}

const mediaTypes = {
  json: ['application/json'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
  'json-or-multipart': ['application/json', 'multipart/form-data'],
} as const;

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.body === undefined) return {};
  const schema = bodySchema(endpoint.body, endpoint.file);
  const content = mediaTypes[endpoint.carries ?? 'json'].map((type) => [type, { schema }]);
  return {
    requestBody: { required: endpoint.method !== 'DELETE', content: Object.fromEntries(content) as Json },
  };
}

function parameters(endpoint: Endpoint): Json[] {
  const inPath = endpoint.params === undefined ? {} : propertiesOf(toJson(endpoint.params));
  // Where a proxy strips the body of a DELETE, the address carries its fields.
  const query = endpoint.method === 'DELETE' ? endpoint.body : endpoint.query;
  const inQuery = query === undefined ? [] : wireProperties(query);
  return [
    ...Object.entries(inPath).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...inQuery.map(([name, schema]) => ({ name, in: 'query', schema })),
  ];
}

const answerTypes = {
  json: 'application/json',
  events: 'text/event-stream',
  spreadsheet: spreadsheetType,
} as const;

const errorAnswer = { $ref: '#/components/responses/Error' };

function operation(endpoint: Endpoint): Json {
  const answer = { [answerTypes[endpoint.answers ?? 'json']]: { schema: toJson(endpoint.answer.schema) } };
  return {
    summary: endpoint.summary,
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    ...(endpoint.access === 'open' ? {} : { security: [{ session: [] }] }),
    responses: { 200: { description: '성공', content: answer }, default: errorAnswer },
  };
}

/** The API document, made from the contract: what it lists is what the server mounts. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  const error = {
    type: 'object',
    required: ['success', 'message', 'error', 'requestId'],
    properties: {
      success: { const: false },
      message: { type: 'string' },
      error: { type: 'string' },
      requestId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: `${company.name} API`, version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'naru_session' } },
      responses: { Error: { description: '실패', content: { 'application/json': { schema: error } } } },
    },
  };
}

export function openApiRoute(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = JSON.stringify(openApiDocument(endpoints));
  app.get('/api/openapi.json', async (_request, reply) => {
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return document;
  });
}
