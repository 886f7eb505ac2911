/** Bytes are not what their beginning says. */
export class CorruptFileError extends Error {}
