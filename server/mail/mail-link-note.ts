import type { Config } from '#server/config.ts';
import { siteOrigin } from '#server/http/site-origin.ts';

/** Said at the start where mails would carry links that lead nowhere but to this machine. */
export function mailLinkNote(config: Pick<Config, 'mail' | 'publicUrl' | 'host' | 'port'>): string | null {
  if (config.mail === null || config.publicUrl !== null) return null;
  return `PUBLIC_URL이 설정되지 않아 메일의 링크가 다음 주소를 가리킵니다: ${siteOrigin(config)}`;
}
