/** What a tab tells the other tabs of its browser. */
export type News = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

let line: BroadcastChannel | undefined;

/** One channel for all of a tab: what is posted on it, the tab itself does not hear. */
function channel(): BroadcastChannel {
  line ??= new BroadcastChannel('lumitree');
  return line;
}

/** Tells the other tabs; the one that tells does not hear it. */
export function tellOtherTabs(news: News): void {
  channel().postMessage(news);
}

/** Listens to the other tabs until the function it gives back is called. */
export function onNews(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}
