import { isIPv6 } from 'node:net';
import type { Config } from '#server/config.ts';

/** Where the site is found: as its settings say or, without that, where it listens. */
export function siteOrigin({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  // An IPv6 address stands in brackets, and the interface it belongs to on this machine is no part of it.
  const [address = ''] = host.split('%');
  return publicUrl ?? `http://${isIPv6(host) ? `[${address}]` : host}:${port}`;
}
