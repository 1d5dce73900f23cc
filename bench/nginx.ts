import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/postgres.ts';

export interface Nginx {
  origin: string;
  folder: string;
  /** The one process that answers. */
  worker(): number;
  stop(): Promise<void>;
}

/** Debian's nginx with one worker, on a free port of this machine; `server` is what goes into its server block. */
export async function startNginx(server: (folder: string) => string, http = ''): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'naru-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  types { text/html html; application/json json; } ${temporary}
  ${http}
  server { listen 127.0.0.1:${port} backlog=4096; ${server(folder)} }
}`,
  );
  const master = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const end = () => master.kill();
  process.once('exit', end);
  const gone = new Promise<void>((resolve) => master.once('exit', () => resolve()));
  await wait(700);
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    worker: () =>
      Number(readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8').split(' ')[0]),
    async stop() {
      master.kill('SIGQUIT');
      await gone;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
