/**
 * Imports the parts of the AWS SDK, middy and zod that the Lambda `api` needs. The benchmark compares the
 * start of this file with the start of the whole Lambda.
 */
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import middy from '@middy/core';
import httpSecurityHeaders from '@middy/http-security-headers';
import * as z from 'zod';

const schemas = [
  z.strictObject({ id: z.uuid(), email: z.email(), url: z.url(), at: z.iso.datetime(), on: z.iso.date() }),
  z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), n: z.int().min(0).max(9).default(1) })]),
  z.union([z.null(), z.unknown(), z.boolean(), z.number(), z.never(), z.lazy(() => z.string())]),
  z.record(
    z.string(),
    z
      .array(z.enum(['a']))
      .nullable()
      .optional(),
  ),
  z.string().trim().regex(/./).refine(Boolean).transform(String).pipe(z.string()),
  z.custom(),
];

export const handler = [
  new ConditionalCheckFailedException({ message: '', $metadata: {} }),
  ...[DynamoDBClient, DynamoDBDocumentClient, STSClient, AssumeRoleCommand, BatchGetCommand, PutCommand],
  ...[QueryCommand, TransactWriteCommand, UpdateCommand, unmarshall, middy, httpSecurityHeaders],
  ...schemas,
];
