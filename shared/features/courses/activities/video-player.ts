/** Origins of embedded video players, each in the variant with the least tracking. */
export const videoPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.bilibili.com',
  'https://player.youku.com',
  'https://v.qq.com',
] as const;

type PlayerOf = (path: string, query: string) => string | undefined;

const id = '([0-9A-Za-z=]{4,40})';
const youtubeId = '([0-9A-Za-z_-]{11})';
const idIn = (pattern: string, path: string) => new RegExp(`^${pattern}/?$`).exec(path)?.[1];

const youtube: PlayerOf = (path, query) => {
  const found =
    path === '/watch'
      ? idIn(youtubeId, /(?:^|&)v=([^&]*)/.exec(query)?.[1] ?? '')
      : idIn(`/(?:embed/|shorts/|live/)?${youtubeId}`, path);
  return found && `https://www.youtube-nocookie.com/embed/${found}?rel=0`;
};
const vimeo: PlayerOf = path => {
  const found = idIn('/(?:video/)?(\\d{4,15})', path);
  return found && `https://player.vimeo.com/video/${found}?dnt=1`;
};
const bilibili: PlayerOf = path => {
  const found = idIn('/video/(BV[0-9A-Za-z]{10})', path);
  return found && `https://player.bilibili.com/player.html?bvid=${found}&autoplay=0&danmaku=0`;
};
const youku: PlayerOf = path => {
  const found = idIn(`/v_show/id_${id}\\.html`, path);
  return found && `https://player.youku.com/embed/${found}`;
};
const tencent: PlayerOf = path => {
  const found = idIn(`/x/(?:page|cover/\\w{4,40})/${id}\\.html`, path);
  return found && `https://v.qq.com/txp/iframe/player.html?vid=${found}&autoplay=false`;
};

const players = new Map<string, PlayerOf>(
  Object.entries({
    'youtube.com': youtube,
    'www.youtube.com': youtube,
    'm.youtube.com': youtube,
    'youtu.be': youtube,
    'www.youtube-nocookie.com': youtube,
    'vimeo.com': vimeo,
    'player.vimeo.com': vimeo,
    'bilibili.com': bilibili,
    'www.bilibili.com': bilibili,
    'm.bilibili.com': bilibili,
    'v.youku.com': youku,
    'v.qq.com': tencent,
  }),
);

const parts = /^https:\/\/([a-z.-]+)(\/[^?#]*)(?:\?([^#]*))?(?:#.*)?$/;

/**
 * Address of the player for a linked video, without autoplay; null if the address does not identify a video.
 */
export function playerFor(address: string): string | null {
  const [, host = '', path = '', query = ''] = parts.exec(address) ?? [];
  return players.get(host)?.(path, query) ?? null;
}
