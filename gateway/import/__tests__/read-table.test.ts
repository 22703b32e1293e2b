import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS } from '../import-table.ts';
import { readTable } from '../read-table.ts';

const read = (bytes: Buffer, businessId = 'shop') => readTable(businessId, bytes);
const csv = (text: string) => read(Buffer.from(text));
const xlsx = async (rows: (string | number | Date | boolean | null)[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }));
const refusal = (bytes: Buffer | Promise<Buffer>) => Promise.resolve(bytes).then((all) => read(all)).then(() => 'read', (error: Error) => error.message);

/** A zip file whose one entry says it is small and unpacks to `bytes`. */
function lyingZip(name: string, bytes: Buffer): Buffer {
  const packed = deflateRawSync(bytes, { level: 9 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(100, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

describe('a file of rows', () => {
  it('is CSV with commas, semicolons or tabs, with a byte order mark, quotes, Bangla and empty lines', async () => {
    const table = await csv('\uFEFFপণ্য;Price;Note\r\n"জামদানি; লাল";১২৫০;"two\nlines"\r\n\r\n;;\r\nSaree;7;\'=1+1\r\n');
    expect(table).toEqual({
      headers: ['পণ্য', 'Price', 'Note'],
      rows: [
        { number: 2, cells: ['জামদানি; লাল', '১২৫০', 'two\nlines'] },
        { number: 5, cells: ['Saree', '7', '=1+1'] },
      ],
    });
    expect((await csv('a\tb\n1\t2\n')).rows).toEqual([{ number: 2, cells: ['1', '2'] }]);
  });

  it('is what Excel saves as Unicode text', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('নাম\tSKU\nশাড়ি\t007\n', 'utf16le')]);
    expect(await read(text)).toEqual({ headers: ['নাম', 'SKU'], rows: [{ number: 2, cells: ['শাড়ি', '007'] }] });
  });

  it('is a workbook, whose cells are texts, numbers and dates', async () => {
    const day = new Date(Date.UTC(2026, 1, 1));
    const table = await read(await xlsx([['Name', 'Code', 'Price', 'Day'], ['শাড়ি', '007', 8_801_234_567_890, day], [null], ['=1+1', 'x', 1_000, null]]));
    expect(table.headers).toEqual(['Name', 'Code', 'Price', 'Day']);
    expect(table.rows).toEqual([
      { number: 2, cells: ['শাড়ি', '007', 8_801_234_567_890, day] },
      { number: 4, cells: ['=1+1', 'x', 1_000] },
    ]);
  });

  it('is refused when it is none, is empty, or holds too much', async () => {
    expect(await refusal(Buffer.from('Name,Price\n'))).toBe('There are no rows below the headers');
    expect(await refusal(Buffer.from(''))).toBe('There are no rows below the headers');
    expect(await refusal(Buffer.from([0xe0, 0xa6, 0x2c, 0xff, 0x0a]))).toMatch(/^The letters of this file cannot be read/);
    expect(await refusal(Buffer.from('\u0000PNG'))).toMatch(/^This is not a CSV or XLSX file/);
    expect(await refusal(Buffer.from('PK\u0003\u0004nonsense'))).toMatch(/^This is not a CSV or XLSX file/);
    expect(await refusal(Buffer.from(`${'h,'.repeat(101)}h\n1`))).toBe('At most 100 columns');
    expect(await refusal(Buffer.from(`h\n${'1\n'.repeat(MAX_IMPORT_ROWS + 1)}`))).toBe('At most 20,000 rows at once');
  });

  it('is refused when it unpacks to more than it says, before memory is full', async () => {
    const bomb = lyingZip('xl/worksheets/sheet1.xml', Buffer.alloc(200 * 1_048_576, 0x20));
    expect(bomb.length).toBeLessThan(1_048_576);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toMatch(/^This file is too large to be read/);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1_048_576);
  });

  it('is read when others are done: one of a business at a time, a few of all, and a line of limited length', async () => {
    const file = Buffer.from('a,b\n1,2\n');
    const outcome = (reading: Promise<unknown>) => reading.then(
      () => 'read', (error: { code: string; retryAfterSeconds: number }) => `${error.code} ${error.retryAfterSeconds}`,
    );
    const ofOne = Array.from({ length: 6 }, () => outcome(read(file, 'busy shop')));
    expect(await Promise.all(ofOne)).toEqual(['read', 'read', 'read', 'read', 'TOO_MANY_REQUESTS 5', 'TOO_MANY_REQUESTS 5']);
    const ofMany = Array.from({ length: 14 }, (_, shop) => outcome(read(file, `shop ${shop}`)));
    expect((await Promise.all(ofMany)).filter((one) => one === 'read')).toHaveLength(12);
    expect(await outcome(read(file, 'next shop'))).toBe('read');
  });
});
