/** Starts an installed `lettertafel serve` and requests what a browser loads first. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export async function checkServer(program: string, folder: string): Promise<void> {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'];
  const server = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(server, 'close');
  try {
    const address = await addressOf(server.stderr);
    await ask(`${address}/readyz`);
    const page = await ask(`${address}/`);
    const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1];
    if (!script) throw new Error(`the first page loads no script:\n${page}`);
    await ask(new URL(script, address).href);
  } finally {
    server.kill('SIGTERM');
    await closed;
  }
}

/** Keeps reading after the address, so that a full pipe does not block the server. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = [];
  const lines = createInterface(output);
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error(`the server did not start:\n${said.join('\n')}`)));
  });
}

async function ask(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
