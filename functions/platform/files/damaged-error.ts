/** Bytes are not what their beginning says. */
export class DamagedError extends Error {}
