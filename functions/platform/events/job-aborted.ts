/** Thrown by a background job that cannot continue. A member must start the job again. */
export class JobAborted extends Error {}
