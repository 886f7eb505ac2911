/** Downloads the file at this address. Throws unless the answer is 200. */
export async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`a file’s address answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
