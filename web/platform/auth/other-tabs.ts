/** What a tab tells the other tabs of its browser. */
export type TabMessage = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

let broadcastChannel: BroadcastChannel | undefined;

/** One channel for all of a tab: what is posted on it, the tab itself does not hear. */
function channel(): BroadcastChannel {
  broadcastChannel ??= new BroadcastChannel('lumitree');
  return broadcastChannel;
}

/** Tells the other tabs; the one that tells does not hear it. */
export function broadcastToTabs(news: TabMessage): void {
  channel().postMessage(news);
}

/** Listens to the other tabs until the function it gives back is called. */
export function onTabMessage(listener: (news: TabMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}
