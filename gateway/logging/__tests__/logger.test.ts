import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { scrub } from '../redact.ts';

vi.hoisted(() => { process.env.LOG_LEVEL = 'info'; });

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ write: (line) => void lines.push(line) }));
  return lines.join('');
}

const TOKEN = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJlbWFpbCI6ImZAa2FyYmFyLnRlc3QifQ.';

describe('a log entry', () => {
  it('keeps what helps and leaves out what opens doors', () => {
    const line = logged((log) => log.info({
      req: {
        headers: { authorization: `Bearer ${TOKEN}`, cookie: '__session=abc', 'set-cookie': '__session=def' },
      },
      body: { idToken: TOKEN, name: 'Rahima' },
      site: { consumerSecret: 'cs_123', consumerKey: 'ck_123', webhookSecret: 'whsec_1' },
      password: 'karbar-demo',
    }, 'saved'));
    for (const secret of [TOKEN, 'abc', 'def', 'cs_123', 'ck_123', 'whsec_1', 'karbar-demo']) {
      expect(line).not.toContain(secret);
    }
    expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'saved', body: { name: 'Rahima' } });
  });

  it('leaves them out of messages, stacks and addresses too', () => {
    const line = logged((log) => log.error({
      err: new Error(`GET https://shop.test/?consumer_secret=cs_9&page=2, Basic Y2s6Y3M=: ${TOKEN}`),
      url: '/api/callback?token=t0k3n&status=ok',
    }, 'postgres://karbar:hunter2@db.test/karbar is away'));
    for (const secret of ['cs_9', 'Y2s6Y3M', TOKEN, 't0k3n', 'hunter2']) expect(line).not.toContain(secret);
    const { url, msg } = JSON.parse(line) as { url: string; msg: string };
    expect(url).toBe('/api/callback?token=[redacted]&status=ok');
    expect(msg).toBe('postgres://karbar:[redacted]@db.test/karbar is away');
  });
});

it('leaves ordinary text as it is', () => {
  const text = '{"msg":"Order 17 by a@b.test at 12:30, see https://karbar.test/orders/17?search=key"}';
  expect(scrub(text)).toBe(text);
});
