/** The preconditions of a job no longer hold; a user has to start it again. */
export class JobAborted extends Error {}
