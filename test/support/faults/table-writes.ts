import { unmarshall } from '@aws-sdk/util-dynamodb';
import { recordFormats } from '../../../functions/composition/record-formats.ts';
import type { Key } from '../../../functions/platform/storage/key.ts';

type AttributeMap = Parameters<typeof unmarshall>[0];

/** One write of a transaction sent to DynamoDB. */
export interface TableWrite {
  key: Key;
  /** The kind of document; undefined for counters, markers and derived items. */
  kind: string | undefined;
  action: 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
  /** The written fields; undefined for removed ones. */
  fields: Record<string, unknown>;
  /** The values that the write's condition compares, by field name. */
  compared: Record<string, unknown>;
}

interface Step {
  Item?: AttributeMap;
  Key?: AttributeMap;
  UpdateExpression?: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: AttributeMap;
}

/** The writes of a transaction request; empty for any other request. */
export function writesIn(body: Record<string, unknown> | undefined): TableWrite[] {
  const steps = (body?.TransactItems ?? []) as Partial<Record<TableWrite['action'], Step>>[];
  return steps.flatMap(step =>
    (Object.entries(step) as [TableWrite['action'], Step][]).map(([action, one]) => toWrite(action, one)),
  );
}

function toWrite(action: TableWrite['action'], step: Step): TableWrite {
  const { pk, sk, ...item } = unmarshall(step.Item ?? step.Key ?? {}) as Key & Record<string, unknown>;
  const key = { pk, sk };
  const values = unmarshall(step.ExpressionAttributeValues ?? {}) as Record<string, unknown>;
  const { ExpressionAttributeNames: names = {}, ConditionExpression: condition = '' } = step;
  const changed = Object.entries(names).filter(([placeholder]) =>
    step.UpdateExpression?.split(/[^\w#]+/).includes(placeholder),
  );
  const fields =
    action === 'Put'
      ? item
      : Object.fromEntries(
          changed.map(([placeholder, name]) => [name, values[placeholder.replace('#', ':')]]),
        );
  const comparisons = [...condition.matchAll(/#(\w+) = (:\w+)/g)];
  const compared = comparisons.map(([, name = '', value = '']) => [names[`#${name}`] ?? name, values[value]]);
  return { key, kind: recordFormats.find(key)?.kind, action, fields, compared: Object.fromEntries(compared) };
}
