import { company } from '#contract/company.ts';
import { paths } from '#web/content/paths.ts';

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how the site calls itself on a home screen. */
export function loader(): Response {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: 'ko',
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: import.meta.env.THEME_COLOUR,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
}
