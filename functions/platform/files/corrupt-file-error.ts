/** Thrown if the content does not match the detected type. */
export class CorruptFileError extends Error {}
