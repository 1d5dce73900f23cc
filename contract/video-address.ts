const embedHost = 'https://www.youtube-nocookie.com/embed/';
const videoId = /^[\w-]{11}$/;
const videoHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

function idOf(address: URL): string | null {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  if (address.hostname === 'youtu.be') return first;
  if (!videoHosts.has(address.hostname)) return null;
  if (first === 'watch') return address.searchParams.get('v');
  return first === 'v' || first === 'shorts' || first === 'embed' || first === 'live' ? second : null;
}

/** The id of a video-service address (watch, short link, v, shorts, embed, mobile), or null for any other link. */
export function videoIdOf(link: string): string | null {
  const trimmed = link.trim();
  const absolute = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(absolute)) return null;
  const id = idOf(new URL(absolute));
  return id !== null && videoId.test(id) ? id : null;
}

/** The address to embed, or null when the link is not a video. */
export function embedAddress(link: string): string | null {
  const id = videoIdOf(link);
  return id === null ? null : embedHost + id;
}
