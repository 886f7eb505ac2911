import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable, dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { exportLines, importLines } from '../../../lib/restore/import-export.ts';
import type { Operations } from './account.ts';

/** Settings of a table, with the names that the template uses. */
export interface TableSettings {
  DeletionProtectionEnabled?: true;
  StreamSpecification?: Record<string, unknown>;
  TimeToLiveSpecification?: Record<string, unknown>;
  PointInTimeRecoverySpecification?: Record<string, unknown>;
}

/**
 * The table commands of AWS's command line, run on the stand-in of DynamoDB. As in AWS, a restored table has
 * only default settings.
 */
export function tableOperations(endpoint: string, settings: Map<string, TableSettings>): Operations {
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const settingsOf = (name: unknown): TableSettings => {
    const found = settings.get(String(name));
    if (!found) throw new Error(`ResourceNotFoundException: ${name}`);
    return found;
  };
  return {
    'dynamodb restore-table-to-point-in-time': {
      options: ['source-table-name', 'target-table-name', 'restore-date-time'],
      run: async options => {
        const [from, to] = [String(options['source-table-name']), String(options['target-table-name'])];
        settingsOf(from);
        await createTable(endpoint, region, to);
        settings.set(to, {});
        await importLines(client, to, exportLines(client, from));
      },
    },
    'dynamodb wait': { options: ['', 'table-name'], run: options => settingsOf(options['table-name']) },
    'dynamodb update-table': {
      options: ['table-name', 'deletion-protection-enabled', 'stream-specification'],
      run: options => {
        Object.assign(settingsOf(options['table-name']), {
          DeletionProtectionEnabled: true,
          StreamSpecification: shorthand(options['stream-specification']),
        });
      },
    },
    'dynamodb update-time-to-live': {
      options: ['table-name', 'time-to-live-specification'],
      run: options => {
        settingsOf(options['table-name']).TimeToLiveSpecification = shorthand(
          options['time-to-live-specification'],
        );
      },
    },
    'dynamodb update-continuous-backups': {
      options: ['table-name', 'point-in-time-recovery-specification'],
      run: options => {
        settingsOf(options['table-name']).PointInTimeRecoverySpecification = shorthand(
          options['point-in-time-recovery-specification'],
        );
      },
    },
    'dynamodb describe-table': {
      options: ['table-name'],
      run: options => {
        settingsOf(options['table-name']);
        return { Table: { SSEDescription: { SSEType: 'KMS', Status: 'ENABLED' } } };
      },
    },
  };
}

/** Parses option values such as `Enabled=true,AttributeName=expiresAt`. */
function shorthand(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    String(value)
      .split(',')
      .map(part => part.split('=') as [string, string])
      .map(([name, found]) => [
        name,
        { true: true, false: false }[found] ?? (/^\d+$/.test(found) ? Number(found) : found),
      ]),
  );
}
