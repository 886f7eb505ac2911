const isHan = (name: string) => /\p{Script=Han}/u.test(name);

/** Whether two names of a parent are of two people: in one script, and without a word or a beginning in common. */
export function areTwo(one: string, other: string): boolean {
  if (isHan(one) !== isHan(other)) return false;
  const [own, read] = [one.toLowerCase(), other.toLowerCase()];
  const words = own.split(/\s+/);
  return !own.includes(read) && !read.includes(own) && !read.split(/\s+/).some(word => words.includes(word));
}
