/** An http(s) address that names a host and carries no credentials. */
export function isWebAddress(value: string): boolean {
  // Without slashes a browser would read a path of this site.
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username } = new URL(value);
  return hostname !== '' && username === '';
}

/** A path on this site; `//host` and `/\host` leave it in a browser's eyes. */
export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** A host as people type it, maybe with a port and a path: `www.naver.com`, `나루.한국/소식`. */
const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+|한국)(?::\d+)?(?:[/?#]\S*)?$/iu;

/** An address with its scheme: people leave `https://` out. Anything else stays as it is. */
export function withScheme(value: string): string {
  return bareHost.test(value) ? `https://${value}` : value;
}
