/** What a job was started for is no longer so; somebody has to decide anew. */
export class JobAborted extends Error {}
