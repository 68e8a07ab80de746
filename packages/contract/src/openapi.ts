import { z } from 'zod';
import { calls } from './calls.ts';
import type { RouteContract } from './route.ts';

export type JsonSchema = {
  [key: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: JsonSchema }> }
  >;
};

export type OpenapiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

/** The contract as OpenAPI 3.1, calls of later work included. */
export function openapiDocument(): OpenapiDocument {
  const shared: Record<string, JsonSchema> = {};
  const paths: OpenapiDocument['paths'] = {};
  for (const [name, route] of Object.entries<RouteContract>(calls)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(name, route, shared);
  }
  const document: OpenapiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description:
        'Every call answers JSON. A refusal has the shape {success: 0, code, message, data?}. Calls marked "user" need the bearer token together with the cookie of its session.',
    },
    paths,
    components: {
      schemas: shared,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
  // zod names shared schemas beside each use; OpenAPI keeps them in one place.
  const text = JSON.stringify(document).replaceAll('#/$defs/', '#/components/schemas/');
  return JSON.parse(text) as OpenapiDocument;
}

type Shared = Record<string, JsonSchema>;

function operation(operationId: string, route: RouteContract, shared: Shared): Operation {
  return {
    operationId,
    summary: route.summary,
    tags: [route.access],
    security: route.access === 'user' ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters(route.params, 'path', shared),
      ...parameters(route.query, 'query', shared),
    ],
    ...(route.body && {
      requestBody: { required: true, content: json(toSchema(route.body, 'input', shared)) },
    }),
    responses: Object.fromEntries(
      Object.entries(route.replies).map(([status, schema]) => [
        status,
        {
          description: descriptions[status] ?? 'Refused',
          content: json(toSchema(schema, 'output', shared)),
        },
      ]),
    ),
  };
}

function parameters(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  shared: Shared,
): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input', shared);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output', shared: Shared): JsonSchema {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  Object.assign(shared, $defs);
  return rest as JsonSchema;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const descriptions: Record<string, string> = {
  200: 'Done',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the present state',
  422: 'The request breaks a rule; data names the field',
  429: 'Too many tries',
  500: 'A defect of ours',
};
