const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a person in our records. In the original user pool, it is the person's sub. If the pool was
 * created again, everybody has a new sub, and the user name is the id.
 */
export function personIdIn(username: unknown, sub: string | undefined): string {
  if (typeof username === 'string' && uuid.test(username)) return username;
  if (!sub) throw new Error('the user pool returned a user without sub');
  return sub;
}
