/** What a tab tells the other tabs of its browser. */
export type News = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

const name = 'lumitree';

/** Tells the other tabs; the one that tells does not hear it. */
export function tellOtherTabs(news: News): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Listens to the other tabs until the function it gives back is called. */
export function onNews(listener: (news: News) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<News>) => listener(data);
  return () => channel.close();
}
