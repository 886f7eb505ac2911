export type TabMessage = { kind: 'switched'; slug: string; name: string } | { kind: 'signed-out' };

let broadcastChannel: BroadcastChannel | undefined;

/** Opens one channel per tab, because a channel does not receive its own messages. */
function channel(): BroadcastChannel {
  broadcastChannel ??= new BroadcastChannel('lumitree');
  return broadcastChannel;
}

export function broadcastToTabs(news: TabMessage): void {
  channel().postMessage(news);
}

/** Whether a message is known; a tab with another version of the product may send unknown ones. */
function isTabMessage(data: unknown): data is TabMessage {
  const { kind, slug, name } = Object(data);
  return (
    kind === 'signed-out' || (kind === 'switched' && [slug, name].every(text => typeof text === 'string'))
  );
}

/** Listens to messages of other tabs; returns a function that stops listening. */
export function onTabMessage(listener: (news: TabMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => isTabMessage(data) && listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}
