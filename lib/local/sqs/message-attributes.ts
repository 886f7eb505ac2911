import { createHash } from 'node:crypto';
import * as z from 'zod';

/** As on the wire: binary values in base64. */
export const MessageAttribute = z
  .strictObject({
    DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
    StringValue: z.string().min(1).optional(),
    BinaryValue: z.base64().min(1).optional(),
  })
  .refine(
    ({ DataType, StringValue, BinaryValue }) =>
      DataType.startsWith('Binary')
        ? BinaryValue !== undefined && StringValue === undefined
        : StringValue !== undefined && BinaryValue === undefined,
    { error: 'The value is not of the data type.' },
  );

export const MessageAttributes = z
  .record(z.string(), MessageAttribute)
  .refine(attributes => Object.keys(attributes).length <= 10, { error: 'More than 10 attributes.' });

export type MessageAttributes = z.output<typeof MessageAttributes>;

/** The MD5 over names, types and values that senders compare; `undefined` without attributes. */
export function digestOfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const { DataType = '', StringValue, BinaryValue = '' } = attributes[name] ?? {};
    const value = StringValue === undefined ? Buffer.from(BinaryValue, 'base64') : Buffer.from(StringValue);
    const kind = Buffer.from([StringValue === undefined ? 2 : 1]);
    hash.update(withLength(Buffer.from(name))).update(withLength(Buffer.from(DataType)));
    hash.update(kind).update(withLength(value));
  }
  return hash.digest('hex');
}

/** Those whose name is asked for, by itself, by `All` or by a prefix as in `trace.*`. */
export function pickAttributes(attributes: MessageAttributes, names: string[]): MessageAttributes {
  const isAsked = (name: string) =>
    names.some(
      asked =>
        asked === 'All' || asked === name || (asked.endsWith('.*') && name.startsWith(asked.slice(0, -2))),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isAsked(name)));
}

function withLength(bytes: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
