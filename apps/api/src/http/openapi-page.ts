import { brand } from '@app/brand';
import type { JsonSchema, OpenapiDocument, Operation } from '@app/contract/openapi';

const escape = (text: unknown) =>
  String(text).replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!,
  );

/** One page that a person can read from top to bottom; no script, no download. */
export function openapiPage(document: OpenapiDocument): string {
  const operations = Object.entries(withoutReferences(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(brand.name)} API</title><style>${css}</style></head><body>
<main><h1>${escape(brand.name)} API</h1><p>${escape(document.info.description)} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav aria-label="Calls"><ol>${operations.map(({ path, method, operation }) => `<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${escape(path)}</a></li>`).join('')}</ol></nav>
${operations.map(section).join('\n')}</main></body></html>`;
}

/** A reader wants the fields of a shared shape where it is used, not its name. */
function withoutReferences(document: OpenapiDocument): OpenapiDocument {
  const { schemas } = document.components;
  const resolve = (_key: string, value: unknown): unknown => {
    const name = (value as { $ref?: string } | null)?.$ref?.split('/').at(-1);
    return name ? schemas[name] : value;
  };
  return JSON.parse(JSON.stringify(document, resolve)) as OpenapiDocument;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const body = operation.requestBody?.content['application/json']?.schema;
  const parameters = operation.parameters.map(({ name, in: place, required, schema }) =>
    row(`${name} (${place})`, schema, required),
  );
  const replies = Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      `<details${status === '200' ? ' open' : ''}><summary>${status} ${escape(description)}</summary>${fields(content['application/json']!.schema)}</details>`,
  );
  return `<section id="${operation.operationId}"><h2><b>${method.toUpperCase()}</b> ${escape(path)} <small>${escape(operation.tags[0])}</small></h2><p>${escape(operation.summary)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.join('')}</table>` : ''}${body ? `<h3>Body</h3>${fields(body)}` : ''}<h3>Replies</h3>${replies.join('')}</section>`;
}

function fields(schema: JsonSchema): string {
  const rows = flatten(schema, '');
  return `<table>${rows.map(({ path, schema: field, required }) => row(path, field, required)).join('')}</table>`;
}

type Field = { path: string; schema: JsonSchema; required: boolean };

/** `data[].title` instead of a tree: a reader looks for a field, not for a shape. */
function flatten(schema: JsonSchema, prefix: string, required = true): Field[] {
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  const inner = alternatives?.find((option) => option.properties ?? option.items) ?? schema;
  if (inner.items) return flatten(inner.items as JsonSchema, `${prefix}[]`, required);
  if (!inner.properties) return [{ path: prefix || 'value', schema, required }];
  return Object.entries(inner.properties).flatMap(([name, property]) =>
    flatten(property, prefix ? `${prefix}.${name}` : name, inner.required?.includes(name) ?? false),
  );
}

const limits = [
  'const',
  'enum',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
];

function row(name: string, schema: JsonSchema, required: boolean): string {
  const { type = schema.anyOf ? 'one of several' : 'any' } = schema as { type?: string | string[] };
  const kind = [type].flat().join(' or ');
  const rules = limits
    .filter((key) => key in schema)
    .map((key) => `${key} ${escape(JSON.stringify(schema[key]))}`);
  return `<tr><th scope="row"><code>${escape(name)}</code>${required ? '' : ' <i>optional</i>'}</th><td>${escape(kind)}${rules.length > 0 ? `, ${rules.join(', ')}` : ''} ${escape(schema.description ?? '')}</td></tr>`;
}

const css = `body{margin:0;background:#FBF7F0;color:#2A181E;font:16px/1.55 system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:40px 20px}h1,h2{font-family:Georgia,serif;font-weight:500;color:#520F2D}h2{font-size:1.25rem;overflow-wrap:anywhere;border-top:1px solid #E7DCCD;padding-top:28px;margin-top:36px}h2 b,nav b{color:#6B1437;font:600 .8em ui-monospace,monospace}h2 small{font:.8rem system-ui;background:#F6E6E9;color:#6B1437;border-radius:999px;padding:2px 10px}h3{font-size:.9rem;margin:18px 0 4px;color:#624F55}nav ol{columns:2;padding-left:1.4em;font-size:.9rem}@media(max-width:700px){nav ol{columns:1}}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid #F4ECE0;overflow-wrap:anywhere}th{font-weight:400;width:40%}i{color:#77646A}a{color:#6B1437}summary{cursor:pointer;padding:4px 0}`;
