/** The preconditions of a job no longer hold. A user has to start it again. */
export class JobAborted extends Error {}
