import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';

const stringAttribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });

const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

const index = (IndexName: string) => ({
  IndexName,
  KeySchema: keySchema(`${IndexName}pk`, `${IndexName}sk`),
  Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['row'] },
});

/** Definition of the table as in AWS, without settings that the DynamoDB stand-in does not support. */
export const tableDefinition = {
  TableName: 'lumitree',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(stringAttribute),
  KeySchema: keySchema('pk', 'sk'),
  GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
} satisfies CreateTableCommandInput;

/** Credentials for the stand-in, which does not check them. */
export const dummyCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export async function createTable(
  endpoint: string,
  region: string,
  TableName: string = tableDefinition.TableName,
): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  try {
    await client.send(new CreateTableCommand({ ...tableDefinition, TableName }));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}
