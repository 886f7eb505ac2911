export type TabMessage = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

let broadcastChannel: BroadcastChannel | undefined;

/** One channel per tab, because a channel does not receive its own messages. */
function channel(): BroadcastChannel {
  broadcastChannel ??= new BroadcastChannel('lumitree');
  return broadcastChannel;
}

export function broadcastToTabs(news: TabMessage): void {
  channel().postMessage(news);
}

/** A tab with another version of the product may send unknown messages. */
function isTabMessage(data: unknown): data is TabMessage {
  const { kind, slug, name } = Object(data);
  return (
    kind === 'signed-out' || (kind === 'switched' && [slug, name].every(text => typeof text === 'string'))
  );
}

/** Listens to other tabs; returns the unsubscribe function. */
export function onTabMessage(listener: (news: TabMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => isTabMessage(data) && listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}
