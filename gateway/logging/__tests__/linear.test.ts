import { expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { loggedPath } from '../logged-path.ts';
import { scrub, scrubLine } from '../redact.ts';

vi.hoisted(() => { process.env.LOG_LEVEL = 'info'; });

const LENGTH = 200_000;

/** Of the processor, so that a machine that is busy with something else does not count. */
function cpuMs(pump: string, length: number): number {
  const text = pump.repeat(length / pump.length);
  const start = process.cpuUsage();
  scrub(JSON.stringify({ url: text, msg: `/${text}` }));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it.each(['eyJaaaaa', 'eyJaaaaa.', '://a:', '://', 'Bearer ', '?token=', '01712', '0171234567-', '&', '\\"', '/%2e'])(
  'a line of %j again and again is scrubbed in linear time',
  (pump) => {
    cpuMs(pump, LENGTH / 4);
    // Four times the text: four times the work, and sixteen times where it grows with the square.
    expect(cpuMs(pump, LENGTH)).toBeLessThan(10 * cpuMs(pump, LENGTH / 4) + 100);
  },
);

it('cuts long values, and keeps the head of an entry that is too long even then', () => {
  const long = 'x'.repeat(30_000);
  const one = JSON.parse(scrubLine(JSON.stringify({ level: 'info', msg: long, id: 7 }))) as { msg: string };
  expect(one).toMatchObject({ level: 'info', id: 7, msg: expect.stringMatching(/x… \(30000 characters\)$/) });
  expect(one.msg.length).toBeLessThan(2_100);
  const many = scrubLine(JSON.stringify({ level: 'warn', requestId: 'r', msg: 'many', rows: Array(30_000).fill(1) }));
  expect(JSON.parse(many)).toMatchObject({ level: 'warn', requestId: 'r', msg: 'many', omittedCharacters: expect.any(Number) });
});

it('names an address by its path and the names in its query', () => {
  expect(loggedPath('/api/trpc/sms.list,user.get?batch=1&input=%7B%22phone%22%3A1%7D')).toBe(
    '/api/trpc/sms.list,user.get?batch&input',
  );
  expect(loggedPath('/ecom/search')).toBe('/ecom/search');
  expect(loggedPath('/x?Rahima Begum&01712345678=&q')).toBe('/x?01712345678&q');
  expect(loggedPath(`/${'a'.repeat(15_000)}`).length).toBeLessThan(250);
});

function logged(error: unknown): { err: Record<string, string> } {
  const lines: string[] = [];
  createLogger({ write: (line) => void lines.push(line) }).error({ err: error }, 'failed');
  return JSON.parse(lines[0]!) as { err: Record<string, string> };
}

it('keeps type, message, code and stack of an error, and its causes’ in the stack', () => {
  const cause = Object.assign(new RangeError('for 01712-345678 and +8801812345678'), { client: { password: 'x' } });
  const error = Object.assign(new TypeError('broken', { cause }), {
    code: '57P01', client: { connectionParameters: { password: 'hunter2' } }, rawPacket: Buffer.alloc(50),
  });
  const { err } = logged(error);
  expect(Object.keys(err)).toEqual(['type', 'message', 'code', 'stack']);
  expect(err).toMatchObject({ type: 'TypeError', message: 'broken', code: '57P01' });
  expect(err.stack).toContain('caused by RangeError: for [phone] and [phone]');
  expect(logged('a text').err).toEqual({ type: 'string', message: 'a text' });
});
