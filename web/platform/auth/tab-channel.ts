/** Message between tabs. */
export type TabMessage = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

let broadcastChannel: BroadcastChannel | undefined;

/** One channel per tab: a tab does not receive its own messages. */
function channel(): BroadcastChannel {
  broadcastChannel ??= new BroadcastChannel('lumitree');
  return broadcastChannel;
}

/** Sends a message to the other tabs. */
export function broadcastToTabs(news: TabMessage): void {
  channel().postMessage(news);
}

/** Listens to the other tabs; returns the unsubscribe function. */
export function onTabMessage(listener: (news: TabMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}
