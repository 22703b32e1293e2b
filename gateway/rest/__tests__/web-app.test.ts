import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-web-'));
const HTML = { accept: 'text/html,*/*;q=0.8' };
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Karbar</title>');
  writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'console.log(1);'.repeat(200));
  writeFileSync(join(folder, 'assets', 'app-abc123.js.br'), 'pretend this is brotli');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  server = await testServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the built app', () => {
  it('is the same page at every address of its own, and never cached', async () => {
    for (const path of ['/', '/orders/list?status=PENDING', '/graphql-guide']) {
      const response = await server.request(null, path, { headers: HTML });
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await response.text()).toContain('<title>Karbar</title>');
    }
  });

  it('keeps its hashed files for ever, and sends them compressed beforehand', async () => {
    const url = '/assets/app-abc123.js';
    const response = await server.request(null, url, { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(response.headers.get('content-type')).toContain('javascript');
    const compressed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body).toBe('pretend this is brotli');
  });

  // The system notes when a folder is listed, the first time after a change of it.
  it('finds a file without listing its folder, however many files are in it', async () => {
    const listed = new Date('2020-01-01');
    utimesSync(join(folder, 'assets'), listed, new Date());
    expect((await server.app.inject({ url: '/assets/app-abc123.js' })).statusCode).toBe(200);
    expect(statSync(join(folder, 'assets')).atime).toEqual(listed);
  });

  it('does not burden a response until Node.js warns of it', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    for (const url of ['/assets/app-abc123.js', '/orders/list']) {
      const response = await server.request(null, url, { headers: { ...HTML, 'accept-encoding': 'identity' } });
      await response.arrayBuffer();
    }
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('answers 304 to who has the page already', async () => {
    const first = await server.app.inject({ url: '/', headers: HTML });
    const known = { 'if-none-match': String(first.headers.etag) };
    const second = await server.app.inject({ url: '/', headers: { ...HTML, ...known } });
    expect(second.statusCode).toBe(304);
  });

  it('gives pages to whoever takes anything', async () => {
    const page = await server.app.inject({ url: '/sign-in' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await server.app.inject({ url: '/robots.txt' })).statusCode).toBe(404);
  });

  it('says 404 for files that do not exist, also to browsers', async () => {
    expect((await server.request(null, '/assets/old-000.js', { headers: HTML })).status).toBe(404);
    expect((await server.request(null, '/favicon.ico', { headers: { accept: 'image/*' } })).status).toBe(404);
  });

  it('keeps what is hidden or outside to itself', async () => {
    const hidden = [
      '/.vite/manifest.json', '/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json',
    ];
    for (const url of hidden) {
      const { statusCode, body } = await server.app.inject({ url });
      expect([url, statusCode >= 400, body.includes('dependencies')]).toEqual([url, true, false]);
    }
  });

  it('may load nothing from other hosts', async () => {
    const response = await server.request(null, '/', { headers: HTML });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('says in one line that the app is not built', async () => {
  const unbuilt = await testServer({ webFolder: join(folder, 'nowhere') });
  const response = await unbuilt.request(null, '/', { headers: HTML });
  expect([response.status, await response.text()])
    .toEqual([503, 'The browser app has not been built yet. Run: npm run build\n']);
  await unbuilt.close();
});
