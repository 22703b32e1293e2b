import { asciiDigits, normalisePhone } from '../../../../schema/rules/phone.ts';
import { findArea } from '../areas/findArea.ts';

/** An ordered item in the customer's words. */
export interface MessageItem {
  text: string;
  quantity: number;
}

/** Fields read from a message; '' for those it does not contain. */
export interface ReadMessage {
  phone: string;
  altPhone: string;
  name: string;
  address: string;
  district: string;
  thana: string;
  items: MessageItem[];
  /** Paid amount in taka that the customer names; null for none. */
  advance: number | null;
}

type Field = 'name' | 'self' | 'phone' | 'address' | 'item' | 'quantity' | 'district' | 'thana' | 'detail' | 'advance' | 'ignored';

/** Labels at the start of a line, by field. The first match counts. */
const LABELS: readonly (readonly [Field, RegExp])[] = [
  ['ignored', /^(?:price|total|dam|cod|delivery charge|দাম|মূল্য|মোট|ডেলিভারি চার্জ)(?=\s*[:=-])/iu],
  ['phone', /^(?:(?:my |amar )?(?:mobile|phone|phn|ph|mob|cell|contact|whatsapp|number|num)(?: ?(?:no|number|num|nmbr))?|আমার (?:নাম্বার|নম্বর)|মোবাইল(?: ?(?:নাম্বার|নম্বর|নং))?|ফোন(?: ?(?:নাম্বার|নম্বর|নং))?|নাম্বার|নম্বর)(?=[\s:.=-])/iu],
  ['address', /^(?:(?:full |my |amar |delivery |shipping )*(?:address|adress|addres|addr|thikana|location|basa)|(?:আমার |পূর্ণ |ডেলিভারি |সম্পূর্ণ )*ঠিকানা)(?=[\s:.=-])/iu],
  ['district', /^(?:district|dist|zilla|zila|jela|জেলা)(?=\s*[:.=-])/iu],
  ['thana', /^(?:thana|upazila|upozila|upazilla|ps|থানা|উপজেলা)(?=\s*[:.=-])/iu],
  ['quantity', /^(?:qty|quantity|koto|pcs|পরিমাণ|পরিমান|সংখ্যা)(?=\s*[:=-])/iu],
  ['detail', /^(?:size|color|colour|saiz|সাইজ|রং|কালার)(?=\s*[:=-])/iu],
  ['advance', /^(?:advance|advanced|অগ্রিম|এডভান্স)(?=[\s:=-])/iu],
  ['item', /^(?:product(?: name| code)?|item|order|model|code|পণ্য|প্রোডাক্ট|প্রডাক্ট|অর্ডার|কোড|মডেল)(?=\s*[:=-])/iu],
  ['name', /^(?:(?:my |amar |customer |full )?(?:name|nam|naam)(?: is)?|(?:আমার |পুরো )?নাম(?:ঃ)?)(?=[\s:.=-])/iu],
  ['self', /^(?:i am|ami|আমি)(?=[\s:.=-])/iu],
];

const AFTER_LABEL = /^[\s:：ঃ.=–—-]+/u;
const PHONE = /(?:\+?88[\s\p{Pd}]?)?0?1[3-9](?:[\s\p{Pd}]?\d){8}(?!\d)/gu;
/** Marks that nobody sees, around a number that was copied from a telephone's contacts. Joiners are letters in Bangla, and stay. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const COUNT = /(\d{1,3})\s*(?:pcs|pc|piece|pieces|pis|ta|ti|টা|টি|পিস|খানা|জোড়া|set|সেট)(?![\p{L}\p{M}])/iu;
const TIMES = /(?:[x×*]\s*(\d{1,3})(?!\d)|(?<![\p{L}\d])(\d{1,3})\s*[x×])/iu;
const ADVANCE = 'advance|অগ্রিম|এডভান্স';
/** Whole words: Bikash Kormokar (বিকাশ কর্মকার) is a name. */
const HAVE_SENT = '(?:korechi|korsi|korlam|kore|diyechi|disi|dilam|done|pathaisi|pathiyechi|pathalam|send|sent|করেছি|করছি|করসি|করলাম|করে|দিয়েছি|দিছি|দিলাম|পাঠিয়েছি|পাঠাইছি|পাঠালাম)(?![\\p{L}\\p{M}])';
/** 'bkash korechi', 'বিকাশে পাঠিয়েছি', 'nagad e send money korlam'. */
const SENT = `(?:bkash|nagad|rocket|বিকাশ|নগদ|রকেট)(?:\\s?e|ে)?\\s+${HAVE_SENT}(?:\\s+(?:money\\s+)?${HAVE_SENT})?`;
const PAID = new RegExp(
  `(?:${ADVANCE})[^\\d\\n]{0,12}(\\d{2,6})|${SENT}[^\\d\\n]{0,3}(\\d{2,6})(?![\\p{L}\\d])|(\\d{2,6})\\s*(?:tk|taka|টাকা)?\\s*(?:${ADVANCE}|${SENT})`, 'iu',
);

/** Greetings and filler words, removed before a line is judged. */
const TALK = /(?:assalamu? ?alaikum|assalam|salam|hello|hi|hey|vaiya|bhaiya|vai|bhai|apu|sir|plz|pls|please|thanks|thank you|dhonnobad|ok|okay|ji|jee|আসসালামু আলাইকুম|সালাম|হ্যালো|ভাইয়া|ভাই|আপু|প্লিজ|ধন্যবাদ|জি|জ্বি)(?![\p{L}\p{M}])[\s,.!]*/giu;
const WANTING = /(?:i want to order|i want|want to order|order korte chai|order dite chai|order korbo|order dibo|nite chai|nibo|lagbe|kinte chai|chai|dien|diben|den|pathaben|pathiye|confirm koren|confirm|অর্ডার করতে চাই|অর্ডার করব|অর্ডার দিতে চাই|নিতে চাই|নিব|নেব|লাগবে|চাই|দিবেন|দিয়েন|পাঠাবেন|পাঠিয়ে|কনফার্ম)(?![\p{L}\p{M}])/giu;
/** 'I', 'my' and 'one' at the start of what is ordered. */
const BEFORE_GOODS = /^(?:(?:ekta|akta|একটা|একটি|ami|আমি|আমার|amar)\s+)+/iu;
const PLACE_WORDS = /(?:house|holding|flat|floor|road|rd|lane|block|sector|village|vill|gram|post|p\.?o|union|para|bazar|bazaar|mor|moor|school|mosque|masjid|hospital|college|bank|near|opposite|beside|pashe|samne|goli|avenue|tower|bari|basa|বাসা|বাড়ি|বাড়ী|রোড|সড়ক|গলি|গ্রাম|পোস্ট|ডাকঘর|ইউনিয়ন|পাড়া|বাজার|মোড়|স্কুল|মসজিদ|হাসপাতাল|কলেজ|ব্যাংক|পাশে|সামনে|ব্লক|সেক্টর|ফ্ল্যাট|তলা|থানা|জেলা|উপজেলা)(?![\p{L}\p{M}])/iu;
const GOODS = /(?:saree|sari|shari|panjabi|punjabi|shirt|t-?shirt|pant|kurti|three ?piece|3 ?piece|dress|shoe|juta|sandal|bag|watch|ghori|cushion|orna|honey|modhu|oil|mug|charger|cable|earbud|power ?bank|lamp|diya|শাড়ি|শাড়ী|পাঞ্জাবি|পাঞ্জাবী|শার্ট|প্যান্ট|কুর্তি|থ্রি ?পিস|জামা|জুতা|স্যান্ডেল|ব্যাগ|ঘড়ি|কুশন|ওড়না|মধু|তেল|মগ|চার্জার|কেবল|বাতি)/iu;
const SKU = /(?<![\p{L}\p{N}])[A-Z]{2,}[A-Z0-9]*-[A-Z0-9-]*[A-Z0-9](?![\p{L}])/u;

interface Segment {
  field: Field | null;
  text: string;
}

/** Upper limit of segments. */
const MAX_SEGMENTS = 60;

const trimmed = (text: string) => text.replace(/^[\s,.;:|।ঃ–—*•>-]+|[\s,;:|।–—-]+$/gu, '').trim();

/** Reads a line with a label. */
function labelled(line: string): Segment {
  const text = trimmed(line);
  for (const [field, label] of LABELS) {
    const match = label.exec(`${text} `);
    if (match) return { field, text: trimmed(text.slice(match[0].length).replace(AFTER_LABEL, '')) };
  }
  return { field: null, text };
}

/** Splits the message at line breaks; a single long line at its commas, if they separate different fields. */
function segmentsOf(message: string): Segment[] {
  const lines = message.split(/\n|।|\|/u).map(trimmed).filter((line) => line !== '');
  if (lines.length > 2) return lines.slice(0, MAX_SEGMENTS).map(labelled);
  return lines.flatMap((line) => {
    const whole = labelled(line);
    return whole.field === 'address' || whole.field === 'phone' ? [whole] : joined(line.split(/[,;]/u).map(labelled).filter(({ text }) => text !== ''));
  });
}

/** Joins neighbouring segments of one address again. */
function joined(segments: Segment[]): Segment[] {
  const result: Segment[] = [];
  let isAddress = false;
  for (const segment of segments.slice(0, MAX_SEGMENTS)) {
    const last = result.at(-1);
    const kind = segment.field ?? kindOf(segment.text);
    if (last && isAddress && segment.field === null && (kind === 'address' || (kind === null && last.field === 'address'))) {
      last.text = `${last.text}, ${segment.text}`;
      continue;
    }
    isAddress = kind === 'address';
    result.push({ ...segment });
  }
  return result;
}

const withoutTalk = (text: string) => trimmed(text.replaceAll(TALK, ' ').replaceAll(/\s+/g, ' '));

/** Guesses the field of a line without a label. */
function kindOf(text: string): 'item' | 'address' | 'name' | null {
  const said = withoutTalk(text);
  const isGoods = GOODS.test(said) || SKU.test(said);
  if (isGoods && !(PLACE_WORDS.test(said) && findArea(said))) return 'item';
  if (PLACE_WORDS.test(said) || findArea(said)) return 'address';
  const ascii = asciiDigits(said);
  if (COUNT.test(ascii) || TIMES.test(ascii)) return 'item';
  const plain = trimmed(said.replaceAll(WANTING, ' '));
  if (plain === '' || plain !== said) return null;
  const words = plain.split(/\s+/u);
  return words.length <= 4 && plain.length <= 40 && !/\d/u.test(ascii) && words.every((word) => /^[\p{L}\p{M}.'()-]+$/u.test(word)) ? 'name' : null;
}

/** Removes phone numbers from the message and returns them. */
function takePhones(sent: string): { phones: string[]; rest: string } {
  const message = sent.replaceAll(UNSEEN, '');
  const phones: string[] = [];
  let rest = '';
  let from = 0;
  // Digits of both scripts are one character each, so that positions are equal in both texts.
  for (const match of asciiDigits(message).matchAll(PHONE)) {
    const phone = normalisePhone(match[0]) ?? normalisePhone(`0${match[0].replaceAll(/\D/g, '').replace(/^(?:88)?0?/u, '')}`);
    if (!phone) continue;
    if (!phones.includes(phone)) phones.push(phone);
    rest += message.slice(from, match.index);
    from = match.index + match[0].length;
  }
  return { phones, rest: rest + message.slice(from) };
}

function itemOf(text: string): MessageItem {
  const ascii = asciiDigits(text);
  const count = COUNT.exec(ascii);
  const times = TIMES.exec(ascii);
  const found = count ?? times;
  const quantity = Number(count?.[1] ?? times?.[1] ?? times?.[2] ?? 1);
  const left = found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
  const words = withoutTalk(left.replaceAll(WANTING, ' ').replaceAll(/\d+\s*(?:tk|taka|টাকা)/giu, ' '));
  return { text: trimmed(words.replace(BEFORE_GOODS, '')), quantity: Math.max(1, quantity) };
}

/**
 * Reads the fields of an order from a message in English, Bangla or both, by rules: first labels, then the form of a
 * line. README.md states the measured share of right fields.
 */
export function readMessage(message: string): ReadMessage {
  const { phones, rest } = takePhones(message.normalize('NFC').slice(0, 2_000));
  const read: ReadMessage = {
    phone: phones[0] ?? '', altPhone: phones[1] ?? '', name: '', address: '', district: '', thana: '', items: [], advance: null,
  };
  const paid = PAID.exec(asciiDigits(rest));
  if (paid) read.advance = Number(paid[1] ?? paid[2] ?? paid[3]);
  const places: string[] = [];
  const named: string[] = [];
  let area = '';
  for (const { field, text } of segmentsOf(rest)) {
    if (text === '' || field === 'ignored' || field === 'advance' || field === 'phone') continue;
    if (field === 'district' || field === 'thana') {
      area = `${field === 'thana' ? text : ''} ${area} ${field === 'district' ? text : ''}`;
      places.push(text);
      continue;
    }
    const last = read.items.at(-1);
    if (field === 'quantity') {
      const quantity = Number(/\d+/u.exec(asciiDigits(text))?.[0] ?? 0);
      if (last && quantity > 0) last.quantity = quantity;
      continue;
    }
    if (field === 'detail') {
      if (last) last.text = `${last.text} ${text}`;
      continue;
    }
    if (paid && field === null && PAID.test(asciiDigits(text))) continue;
    // 'I am Lima' and 'I want a shari' begin alike.
    const kind = field === 'self' ? (kindOf(text) ?? 'name') : (field ?? kindOf(text));
    if (kind === 'item') read.items.push(itemOf(text));
    else if (kind === 'address') places.push(withoutTalk(text));
    else if (kind === 'name') named.push(withoutTalk(text));
  }
  read.name = named[0] ?? '';
  read.address = places.join(', ').slice(0, 250);
  const found = findArea(area.trim() === '' ? read.address : `${read.address} ${area}`);
  return { ...read, district: found?.district ?? '', thana: found?.thana ?? '', items: read.items.filter(({ text }) => text !== '') };
}
