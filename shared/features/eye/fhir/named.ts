/** A resource with its name within the report. The name must never change, because ids are made from it. */
export type Named = [name: string, resource: object];
