import * as z from 'zod';
import { type ApiOperation, apiOperations } from './contract.ts';
import { type Endpoint, isMutation, pathParameters } from './core/endpoint.ts';
import { errorCodesOf, hasBody, requiresPermission } from './core/endpoint-errors.ts';
import { type ErrorCode, errors } from './core/errors.ts';
import { IdempotencyKey, Slug } from './core/fields.ts';
import { describeForKeys } from './core/personal-fields.ts';
import { fhirPaths, fhirTag } from './fhir-openapi.ts';

type Json = Record<string, unknown>;
interface ObjectSchema extends Json {
  properties: Record<string, Json>;
  required: string[];
}

/**
 * Tags in the order in which they are published, each with its current nouns (kinds of records) or single
 * endpoints. A tag is kept when its noun is renamed, because generated clients are named after tags. Nouns
 * that are not listed here come last, under their own name.
 */
const publishedTags: Record<string, string[]> = {
  account: ['account'],
  audit: ['audit'],
  cases: ['cases'],
  certificates: ['certificates'],
  deliveries: ['emailLog'],
  departures: ['offboarding'],
  devices: ['devices'],
  drafts: ['drafts'],
  erasures: ['accountDeletion'],
  eye: ['eyeReports'],
  files: ['files'],
  invitations: ['invitations'],
  jobs: ['jobs'],
  licences: ['moduleAccess'],
  locations: ['locations'],
  members: ['members.listColleagues'],
  memberships: ['members'],
  notifications: ['notifications'],
  organizations: ['organizations'],
  copies: ['dataExport'],
  profile: ['profile'],
  security: ['accountSecurity'],
  terms: ['joiningTerms', 'terms'],
  reports: ['reportDocuments'],
  links: ['reportLinks'],
};

/** Errors that are listed before those that follow from the declaration of an endpoint. */
const firstErrors: Record<string, ErrorCode[]> = { changeMember: ['member.self'] };

/** The OpenAPI 3.1 document of the whole API contract and of the FHIR server. */
export function openApi(version: string): Json {
  const schemas: Json = { Error: errorSchema, GatewayError: gatewayErrorSchema };
  const paths: Record<string, Json> = {};
  const calls = publishedOrder();
  for (const call of calls) {
    const path = `/${call.endpoint.path}`;
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operation(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lumitree',
      version,
      summary: 'Vision and learning follow-up for children',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'The API address given in /config.json' }],
    security: [{ bearer: [] }],
    tags: [...new Set(calls.map(tagOf)), fhirTag].map(name => ({ name })),
    paths: { ...paths, ...fhirPaths() },
    components: { schemas, parameters, examples, securitySchemes: { bearer: bearerScheme } },
  };
}

function tagOf({ noun, name }: ApiOperation): string {
  const tagFor = (published: string) =>
    Object.keys(publishedTags).find(tag => publishedTags[tag]?.includes(published));
  return tagFor(`${noun}.${name}`) ?? tagFor(noun) ?? noun;
}

/** The endpoints in the order of the published tags. */
export function publishedOrder(): ApiOperation[] {
  const tags = Object.keys(publishedTags);
  const position = (call: ApiOperation) =>
    tags.includes(tagOf(call)) ? tags.indexOf(tagOf(call)) : tags.length;
  return apiOperations.toSorted((a, b) => position(a) - position(b));
}

const bearerScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'The access token from auth/login, or an API key of the organisation. Each call for API keys states which' +
    ' personal data its scope reads; other personal data is null or empty. No key reads restricted cases.',
};

const parameters = {
  Organization: {
    name: 'x-organization',
    in: 'header',
    description:
      'Slug of the organisation that the call is for; defaults to the one that the session opened last',
    schema: plainJsonSchema(Slug),
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Created once per submit; a repeated request with the same key gets the stored response and has no second effect',
    schema: plainJsonSchema(IdempotencyKey),
  },
};

const examples = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, { value: { error: { code, message } } }]),
);

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors) },
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'Path of a field → key of its validation message',
          additionalProperties: { type: 'string' },
        },
        current: { description: 'The current record, for a version conflict' },
      },
    },
  },
};

/** Body of errors that API Gateway returns itself, without invoking a Lambda. */
const gatewayErrorSchema = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
};

interface GatewayError {
  status: number;
  description: string;
  when: (endpoint: Endpoint) => boolean;
}

const always = () => true;
const requiresToken = ({ needs }: Endpoint) => needs !== 'public';

const gatewayErrors: GatewayError[] = [
  { status: 401, description: 'invalid or missing token', when: requiresToken },
  { status: 403, description: 'token without the scope of this API', when: requiresToken },
  { status: 413, description: 'body of more than 10 MB', when: hasBody },
  { status: 429, description: 'too many calls at once', when: always },
  { status: 500, description: 'invalid response of the Lambda', when: always },
  { status: 503, description: 'no response in time', when: always },
];

const unchanged = z
  .literal(true)
  .optional()
  .meta({ description: 'The request changed nothing: the record already was as requested' });

const envelope = (endpoint: Endpoint) =>
  z.object({ data: endpoint.output, ...(isMutation(endpoint) && { unchanged }) });

function operation(call: ApiOperation, schemas: Json): Json {
  const { name, endpoint } = call;
  const input = toJsonSchema(endpoint.input, 'input', schemas) as ObjectSchema;
  const { media } = endpoint;
  const forKeys = describeForKeys(endpoint);
  const output = media
    ? { [media]: { schema: { type: 'string' } } }
    : json(toJsonSchema(envelope(endpoint), 'output', schemas));
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: endpoint.summary,
    ...(forKeys && { description: forKeys }),
    ...(endpoint.needs === 'public' && { security: [] }),
    parameters: [...fieldParameters(endpoint, input), ...headerParameters(endpoint)],
    ...(hasBody(endpoint) && { requestBody: requestBody(endpoint, input) }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: output },
      ...errorResponses(call),
    },
  };
}

function fieldParameters({ method, path }: Endpoint, { properties, required = [] }: ObjectSchema): Json[] {
  const inPath = pathParameters(path);
  const names = method === 'GET' ? Object.keys(properties) : inPath;
  return names.map(name => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: required.includes(name),
    schema: properties[name],
  }));
}

function headerParameters(endpoint: Endpoint): Json[] {
  return [
    ...(requiresPermission(endpoint) ? [{ $ref: '#/components/parameters/Organization' }] : []),
    ...(isMutation(endpoint) && endpoint.needs !== 'public'
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ];
}

/** Schema of the request body: the input without the path parameters. */
function requestBody({ path }: Endpoint, { properties, required = [], ...rest }: ObjectSchema): Json {
  const inPath = pathParameters(path);
  const fields = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const needed = required.filter(name => !inPath.includes(name));
  const schema = { ...rest, properties: Object.fromEntries(fields), required: needed };
  return { required: needed.length > 0, content: json(schema) };
}

function errorResponses({ name, endpoint }: ApiOperation): Json {
  const codes = new Set([...(firstErrors[name] ?? []), ...errorCodesOf(endpoint)]);
  const byStatus = Map.groupBy<number, ErrorCode>(codes, code => errors[code].status);
  const ofGateway = new Map(
    gatewayErrors
      .filter(({ when }) => when(endpoint))
      .map(({ status, description }) => [status, description]),
  );
  const statuses = [...byStatus.keys(), ...ofGateway.keys()];
  return Object.fromEntries(
    statuses.map(status => [status, errorResponse(byStatus.get(status) ?? [], ofGateway.get(status))]),
  );
}

function errorResponse(codes: ErrorCode[], ofGateway: string | undefined): Json {
  const examples = codes.map(code => [code, { $ref: `#/components/examples/${code}` }]);
  const parts = [
    ...(codes.length > 0 ? [codes.join(', ')] : []),
    ...(ofGateway ? [`API Gateway: ${ofGateway}`] : []),
  ];
  const own = codes.length > 0 ? [schemaRef('Error')] : [];
  const shapes = [...own, ...(ofGateway ? [schemaRef('GatewayError')] : [])];
  return {
    description: parts.join('; '),
    content: json(
      shapes.length > 1 ? { anyOf: shapes } : { ...shapes[0] },
      examples.length > 0 ? Object.fromEntries(examples) : undefined,
    ),
  };
}

const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function json(schema: Json, examples?: Json): Json {
  return { 'application/json': { schema, ...(examples && { examples }) } };
}

/**
 * Converts a zod schema to JSON Schema. Schemas with an id are added to `schemas`. The schemas of input and
 * output may differ because of defaults, so those of inputs get another name.
 */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const name = (id: string) => (io === 'input' ? `${id}Input` : id);
  const text = JSON.stringify(z.toJSONSchema(schema, { io, override: withoutFormatPattern })).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_, id: string) => `"#/components/schemas/${name(id)}"`,
  );
  const { $schema, $defs, ...root } = JSON.parse(text) as Json;
  for (const [id, definition] of Object.entries($defs ?? {})) schemas[name(id)] = definition;
  return root;
}

function plainJsonSchema(schema: z.ZodType): Json {
  const { $schema, ...shape } = z.toJSONSchema(schema) as Json;
  return shape;
}

/**
 * Removes the long pattern of `format: date`, which only repeats the format. Email addresses keep their
 * pattern, because we accept fewer addresses than the format allows.
 */
function withoutFormatPattern({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format && jsonSchema.format !== 'email') delete jsonSchema.pattern;
}
