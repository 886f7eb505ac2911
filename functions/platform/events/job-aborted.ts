/** Thrown if the preconditions of a job no longer hold. A member has to start the job again. */
export class JobAborted extends Error {}
