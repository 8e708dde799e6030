// Builds the static site: the app without its server, for any web host and any path (docs/hosting.md).
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

process.env.NODE_ENV = 'production';
const vite = await import('vite');
await vite.build({
  configFile: `${root}apps/web/vite.config.ts`,
  configLoader: 'runner',
  mode: 'static',
  logLevel: 'warn',
  build: { outDir: `${root}site`, emptyOutDir: true },
});
console.log('The static site is in the folder site.');
