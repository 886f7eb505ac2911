import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { forward } from '../../lib/local/forward.ts';
import { listen, readBody } from '../../lib/local/serve.ts';

const pageBytes = 2 ** 20;
const maxBody = 2 ** 25;

interface Scan {
  Segment?: number;
  TotalSegments?: number;
  ExclusiveStartKey?: { pk: { S: string }; sk: { S: string } };
}

interface Row {
  pk: string;
  sk: string;
  item_json: string;
}

/** The first six digits of the hash by which the stand-in of DynamoDB orders partitions in a scan. */
export const hashPrefixOf = (pk: string): string =>
  createHash('md5').update(`Outliers${pk}`).digest('hex').slice(0, 6);

/**
 * Answers scans from the database file of the DynamoDB stand-in, by an index on the hashes, and passes every
 * other request on to the stand-in. The stand-in itself sorts the whole table for each page, so with
 * gigabytes the benchmark would measure only this sorting.
 */
export async function serveScans(file: string, table: string, upstream: string) {
  const database = new DatabaseSync(file, { timeout: 60_000 });
  database.exec(`CREATE INDEX IF NOT EXISTS scan_order ON "${table}" (hash_prefix, pk, sk)`);
  const rowsAfter = database.prepare(
    `SELECT pk, sk, item_json FROM "${table}"
      WHERE (hash_prefix, pk, sk) > (?, ?, ?) AND hash_prefix < ? ORDER BY hash_prefix, pk, sk`,
  );
  /**
   * The first hash prefix of a segment of a parallel scan, as one hexadecimal digit. After the last segment:
   * `g`, which is greater than every digit.
   */
  const startOf = (segment: number, segments: number) =>
    segment === segments ? 'g' : Math.floor((16 * segment) / segments).toString(16);
  const scan = ({ Segment = 0, TotalSegments = 1, ExclusiveStartKey: start }: Scan): string => {
    const from = start
      ? ([hashPrefixOf(start.pk.S), `S:${start.pk.S}`, `S:${start.sk.S}`] as const)
      : ([startOf(Segment, TotalSegments), '', ''] as const);
    const items: string[] = [];
    let [bytes, last] = [0, ''];
    for (const row of rowsAfter.iterate(...from, startOf(Segment + 1, TotalSegments))) {
      const { item_json: item, ...key } = row as unknown as Row;
      items.push(item);
      bytes += item.length;
      if (bytes < pageBytes) continue;
      const [endPk, endSk] = [key.pk.slice(2), key.sk.slice(2)];
      last = `,"LastEvaluatedKey":${JSON.stringify({ pk: { S: endPk }, sk: { S: endSk } })}`;
      break;
    }
    return `{"Items":[${items.join(',')}],"Count":${items.length},"ScannedCount":${items.length}${last}}`;
  };
  const server = await listen(async (request, response) => {
    const body = (await readBody(request, maxBody)) ?? Buffer.alloc(0);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    if (String(request.headers['x-amz-target']).endsWith('.Scan')) {
      response.end(scan(JSON.parse(body.toString()) as Scan));
      return;
    }
    const { method, url: path, headers } = request;
    const answer = await forward(upstream, { method, path, headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return {
    endpoint: server.endpoint,
    close: async () => {
      await server.close();
      database.close();
    },
  };
}
