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

interface Lies {
  /** The list of entries says that this one is empty; its size stands before its bytes. */
  isEmpty?: boolean;
  /** The file says that it has no entries; where they are stands in a zip64 record. */
  isZip64?: boolean;
}

/** A zip file whose one entry says it is small and unpacks to `bytes`. */
function lyingZip(name: string, bytes: Buffer, { isEmpty = false, isZip64 = false }: Lies = {}): Buffer {
  const packed = deflateRawSync(bytes, { level: 9 });
  const flags = isEmpty ? 8 : 0;
  const unpackedSize = isEmpty ? bytes.length : 100;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(unpackedSize, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(isEmpty ? 0 : packed.length, 20);
  entry.writeUInt32LE(isZip64 ? bytes.length : unpackedSize, 24);
  entry.writeUInt16LE(name.length, 28);
  const entriesAt = 30 + name.length + packed.length;
  const entriesSize = 46 + name.length;
  const zip64 = Buffer.alloc(isZip64 ? 56 + 20 : 0);
  if (isZip64) {
    zip64.writeUInt32LE(0x06_06_4b_50, 0);
    zip64.writeBigUInt64LE(1n, 32);
    zip64.writeBigUInt64LE(BigInt(entriesSize), 40);
    zip64.writeBigUInt64LE(BigInt(entriesAt), 48);
    zip64.writeUInt32LE(0x07_06_4b_50, 56);
    zip64.writeBigUInt64LE(BigInt(entriesAt + entriesSize), 56 + 8);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(isZip64 ? 0 : 1, 8);
  end.writeUInt16LE(isZip64 ? 0 : 1, 10);
  end.writeUInt32LE(entriesSize, 12);
  end.writeUInt32LE(isZip64 ? 0xff_ff_ff_ff : entriesAt, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), zip64, end]);
}

/** By how many bytes this process grows while `run` goes on, at most. */
async function mostMemoryOf(run: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => { most = Math.max(most, process.memoryUsage().rss - before); }, 5);
  await run();
  clearInterval(watch);
  return most;
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
    // The first line that Excel writes for other countries is not a row.
    const price = { headers: ['Name', 'Price, BDT'], rows: [{ number: 2, cells: ['Saree', '1,250'] }] };
    for (const first of ['sep=;\r\n', '"sep=;"\n', '\uFEFFSEP=;\n']) expect(await csv(`${first}Name;Price, BDT\r\nSaree;1,250\r\n`)).toEqual(price);
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

  it.each([
    ['that it holds little', {}, /^This file is too large to be read/],
    ['that its entry is empty', { isEmpty: true }, /^This is not a CSV or XLSX file/],
    ['that it has no entries, beside a zip64 record', { isZip64: true }, /^This is not a CSV or XLSX file/],
  ])('is refused when it says %s and unpacks to much, before memory is full', async (_what, lies, answer) => {
    // The first entry that a workbook is read by.
    const bomb = lyingZip('[Content_Types].xml', Buffer.alloc(256 * 1_048_576, 0x20), lies);
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(await mostMemoryOf(async () => expect(await refusal(bomb)).toMatch(answer))).toBeLessThan(400 * 1_048_576);
  });

  it.each([
    ['CSV of commas alone', () => Buffer.from(','.repeat(10_000_000))],
    ['CSV of lines alone', () => Buffer.from('\n'.repeat(10_000_000))],
    ['a packed file of open tags alone', () => lyingZip('[Content_Types].xml', Buffer.alloc(80 * 1_048_576, '<si>'))],
  ])('is refused before it takes memory: %s', async (_, make) => {
    const bytes = make();
    expect(await mostMemoryOf(async () => expect(await refusal(bytes)).toMatch(/^This file is too large to be read/))).toBeLessThan(300 * 1_048_576);
  });

  it('is refused when few bytes name one long text in many cells', async () => {
    const text = 'x'.repeat(100_000);
    const repeated = await xlsx([['Name'], ...Array.from({ length: 5_000 }, () => [text])]);
    expect(repeated.length).toBeLessThan(1_048_576);
    expect(await mostMemoryOf(async () => {
      expect(await refusal(repeated)).toMatch(/^This file is too large to be read/);
    })).toBeLessThan(400 * 1_048_576);
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
