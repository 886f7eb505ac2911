/** Allowed hosts of linked videos. */
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

/** An HTTPS address with a path and without password and port. */
const encrypted = /^https:\/\/([a-z.-]+)\/[^\s<>"'\\]+$/;

export const isVideoAddress = (text: string): boolean => videoHosts.includes(encrypted.exec(text)?.[1] ?? '');
