/** A resource with its name within the report; it never changes, because ids are made of it. */
export type Named = [name: string, resource: object];
