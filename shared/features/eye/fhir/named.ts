/**
 * A resource with a name that is unique within its report. The name must never change, because ids contain
 * it.
 */
export type Named = [name: string, resource: object];
