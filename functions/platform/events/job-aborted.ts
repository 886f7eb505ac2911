/** Thrown by a background job that can no longer continue. A member has to start the job again. */
export class JobAborted extends Error {}
