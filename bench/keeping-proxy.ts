import { startNginx, type Nginx } from './nginx.ts';

/** nginx that keeps what the site allows, as a content delivery network does; `x-cache` says whether an answer was its own. */
export function startKeepingProxy(sitePort: number): Promise<Nginx> {
  return startNginx(
    () => `location / {
      proxy_pass http://127.0.0.1:${sitePort}; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_cache kept; proxy_cache_lock on; open_file_cache off;
      proxy_cache_use_stale updating; proxy_cache_background_update on;
      add_header x-cache $upstream_cache_status always; }`,
    `proxy_cache_path kept keys_zone=kept:10m max_size=200m use_temp_path=off;`,
  );
}
