/** Where videos may be linked from. */
const videoHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
  'bilibili.com',
  'www.bilibili.com',
  'm.bilibili.com',
  'v.youku.com',
  'v.qq.com',
];

/** An encrypted address without a password or a port in its host, and with a path. */
const encrypted = /^https:\/\/([a-z.-]+)\/[^\s<>"'\\]+$/;

/** Whether an address leads to a video on a host that is allowed. */
export const isVideoAddress = (text: string): boolean => videoHosts.includes(encrypted.exec(text)?.[1] ?? '');
