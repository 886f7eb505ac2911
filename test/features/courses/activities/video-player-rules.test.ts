import { expect, test } from 'vitest';
import { isVideoAddress } from '../../../../shared/features/courses/activities/video-address.ts';
import { playerFor, videoPlayers } from '../../../../shared/features/courses/activities/video-player.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';
const bilibili = 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&autoplay=0&danmaku=0';
const youku = 'https://player.youku.com/embed/XMTc4ODA=';
const tencent = 'https://v.qq.com/txp/iframe/player.html?vid=a0012abcde&autoplay=false';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5', youtube],
  ['https://m.youtube.com/watch?t=5&v=dQw4w9WgXcQ#here', youtube],
  ['https://youtu.be/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=share', youtube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ/', youtube],
  ['https://youtube.com/live/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://www.bilibili.com/video/BV1GJ411x7h7/', bilibili],
  ['https://v.youku.com/v_show/id_XMTc4ODA=.html', youku],
  ['https://v.qq.com/x/page/a0012abcde.html', tencent],
  ['https://v.qq.com/x/cover/mzc00200/a0012abcde.html', tencent],
])('the video at %s plays in a privacy-friendly player', (address, player) => {
  expect(playerFor(address)).toBe(player);
  expect(videoPlayers).toContain(new URL(player).origin);
  expect(isVideoAddress(address)).toBe(true);
});

test.each([
  'https://www.youtube.com/watch?v=a"><script>',
  'https://www.youtube.com/watch?av=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/list/dQw4w9WgXcQ',
  'https://vimeo.com/76979871/../../evil',
  'https://www.bilibili.com/bangumi/BV1GJ411x7h7',
  'https://www.bilibili.com/video/BV1GJ411x7h7x',
  'https://v.youku.com/id_XMTc4ODA=.html',
  'https://v.qq.com/x/page/a0012abcde.htm',
  'https://v.qq.com/x/page/mzc00200/a0012abcde.html',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'no address',
])('the address %s gets no video player and remains a link', address =>
  expect(playerFor(address)).toBeNull(),
);

test('a video link needs HTTPS, an allowed host and a path', () => {
  expect(isVideoAddress('https://vimeo.com/76979871')).toBe(true);
  for (const wrong of [
    '',
    'http://vimeo.com/76979871',
    'https://vimeo.com/',
    'https://vimeo.com',
    'https://vimeo.com:444/76979871',
    `https://${'me:word'}@vimeo.com/76979871`,
    'https://evil-vimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://vimeo.com/769 79871',
  ])
    expect(isVideoAddress(wrong), wrong).toBe(false);
});
