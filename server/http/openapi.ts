import { company } from '#contract/company.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Body, Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

type Json = Record<string, unknown>;

const toJson = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });

/** The properties of an object schema, also where it is put together from several. */
function propertiesOf(schema: Json): { properties: Json; required: string[] } {
  const parts = [schema, ...((schema['allOf'] as Json[] | undefined) ?? [])];
  return {
    properties: Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Json,
    required: parts.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
  };
}

/** A body under its wire names. */
function bodySchema({ fields, schema }: Body, file: string | undefined): Json {
  const { properties } = propertiesOf(toJson(schema));
  const wire = Object.entries(fields).map(([name, field]) => [name, properties[field] ?? {}]);
  const binary =
    file === undefined ? [] : [[file, { type: 'string', contentMediaType: 'application/octet-stream' }]];
  return { type: 'object', properties: Object.fromEntries([...wire, ...binary]) as Json };
}

const mediaTypes = {
  json: ['application/json'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
} as const;

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.body === undefined) return {};
  const schema = bodySchema(endpoint.body, endpoint.file);
  const content = mediaTypes[endpoint.carries ?? 'json'].map((type) => [type, { schema }]);
  return {
    requestBody: { required: endpoint.method === 'POST', content: Object.fromEntries(content) as Json },
  };
}

function parameters(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  }));
  const inQuery = Object.keys(endpoint.query ?? {}).map((name) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery];
}

const errorAnswer = { $ref: '#/components/responses/Error' };

function operation(endpoint: Endpoint): Json {
  const answer = { 'application/json': { schema: toJson(endpoint.answer) } };
  return {
    summary: endpoint.summary,
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    ...(endpoint.access === 'admin' ? { security: [{ session: [] }] } : {}),
    responses: { 200: { description: '성공', content: answer }, default: errorAnswer },
  };
}

/** The API document, made from the contract: what it lists is what the server mounts. */
export function openApiDocument(): Json {
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

export function openApiRoute(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', async (_request, reply) => {
    void reply.type('application/json; charset=utf-8');
    return document;
  });
}
