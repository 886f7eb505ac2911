import { expect, test } from 'vitest';
import { playerFor, videoPlayers } from '../../../../shared/features/courses/activities/video-player.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://www.bilibili.com/video/BV1GJ411x7h7/',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&autoplay=0&danmaku=0',
  ],
  ['https://v.youku.com/v_show/id_XMTc4ODA=.html', 'https://player.youku.com/embed/XMTc4ODA='],
  [
    'https://v.qq.com/x/page/a0012abcde.html',
    'https://v.qq.com/txp/iframe/player.html?vid=a0012abcde&autoplay=false',
  ],
])('%s plays in a player that keeps little', (address, player) => {
  expect(playerFor(address)).toBe(player);
  expect(videoPlayers).toContain(new URL(player).origin);
});

test.each([
  'https://www.youtube.com/watch?v=a"><script>',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://vimeo.com/76979871/../../evil',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'no address',
])('%s stays a link', address => expect(playerFor(address)).toBeNull());
