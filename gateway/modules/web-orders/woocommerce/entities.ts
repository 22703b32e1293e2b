const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const ENTITY = /&(amp|lt|gt|quot|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** 'Men&#8217;s &amp; boys' -> 'Men’s & boys': WordPress stores titles escaped. The result is plain text, to be escaped where it is shown. */
export const unescapeEntities = (text: string): string => text.replace(ENTITY, (_, entity: string) => unescaped(entity.toLowerCase()));

function unescaped(entity: string): string {
  if (!entity.startsWith('#')) return NAMED[entity]!;
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
