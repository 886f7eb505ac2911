/** Thrown if the content of an uploaded file is damaged, or does not match its detected type. */
export class CorruptFileError extends Error {}
