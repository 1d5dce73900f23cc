const embedHost = 'https://www.youtube-nocookie.com/embed/';
const watchHost = 'https://www.youtube.com/watch?v=';
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

/** The address of a video-service link; people also copy it without its scheme. */
function addressOf(link: string): URL | null {
  const trimmed = link.trim();
  const absolute = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return trimmed === '' || !URL.canParse(absolute) ? null : new URL(absolute);
}

/** The id of a video-service address (watch, short link, v, shorts, embed, mobile), or null for any other link. */
export function videoIdOf(link: string): string | null {
  const address = addressOf(link);
  const id = address === null ? null : idOf(address);
  return id !== null && videoId.test(id) ? id : null;
}

/** The second at which a link starts its video: `t=90`, `t=1m30s`, `start=90`, `#t=90`; 0 is the beginning. */
function startOf(link: string): number {
  const { searchParams, hash = '' } = addressOf(link) ?? {};
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  const time = searchParams?.get('t') ?? searchParams?.get('start') ?? inHash ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** The address to embed, from where the link starts, or null when the link is not a video. */
export function embedAddress(link: string): string | null {
  const id = videoIdOf(link);
  if (id === null) return null;
  const start = startOf(link);
  return embedHost + id + (start > 0 ? `?start=${start}` : '');
}

/** The address at which the video can be watched without a player of ours, or null when the link is not a video. */
export function watchAddress(link: string): string | null {
  const id = videoIdOf(link);
  if (id === null) return null;
  const start = startOf(link);
  return watchHost + id + (start > 0 ? `&t=${start}s` : '');
}
