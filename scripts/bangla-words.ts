/**
 * One word for one thing, in Bangla as in English. What the catalogue of Bangla does not say, and what it says instead.
 * A word that is right for one thing and wrong for another is refused only where the English text says so (`where`).
 */

interface StrayWord {
  /** The beginning of a word, which may have endings: a regular expression. */
  not: string;
  use: string;
  /** Only in translations of such texts. */
  where?: RegExp;
}

/** Nothing of a word follows. */
const END = '(?![\\p{L}\\p{M}])';

/** What a timeline says was done, whoever did it: people and the system stand in one list. */
const TIMELINE = new RegExp('^(?:Accepted|Added|Announced|Asked|Changed|Chose|Closed|Connected|Created|Declined|Deleted|Disabled|'
  + 'Edited|Enabled|Ended|Entered|Found|Had|Imported|Invited|Mapped|Merged|Moved|Opened|Paid|Removed|Renamed|Replayed|Restored|'
  + 'Said|Saved|Switched|Tested|Took|Turned|Uploaded|Wrote) (?!by\\b|mind\\b|to you)', 'u');

export const STRAY_WORDS: readonly StrayWord[] = [
  // Orders and parcels.
  { not: 'অনুমোদ', use: 'অ্যাপ্রুভ' },
  { not: 'নিশ্চিত', use: 'কনফার্ম' },
  { not: 'প্রিঅর্ডার', use: 'প্রি-অর্ডার' },
  { not: 'ডেলিভার্ড|ডেলিভার হ', use: 'ডেলিভারড, ডেলিভারি হয়েছে' },
  { not: 'ডেলিভারি মাধ্যম', use: 'ডেলিভারি মেথড' },
  { not: 'অবস্থা', use: 'স্ট্যাটাস', where: /\bstatus/i },
  { not: 'স্থগিত', use: 'হোল্ড', where: /\bhold\b/i },
  { not: 'পাঠা', use: 'শিপ', where: /\bship(?:ped)?\b/i },
  { not: 'বদল', use: 'এক্সচেঞ্জ', where: /\bexchange/i },
  { not: 'ফেরত চার্জ|ফেরতের চার্জ', use: 'রিটার্ন চার্জ' },
  { not: 'গ্রহণ|রিসিভ', use: 'বুঝে নেওয়া', where: /\breceiv/i },
  { not: 'উৎস', use: 'সোর্স' },
  { not: 'ভুয়া', use: 'ফেক' },
  { not: 'কলকারী', use: 'কলদাতা' },
  { not: 'গ্রাহক', use: 'কাস্টমার' },
  { not: 'দোকান', use: 'শপ' },
  // Goods.
  { not: `মাল(?:গুলো|ের)?${END}`, use: 'পণ্য, পিস' },
  { not: 'প্রারম্ভিক', use: 'শুরুর' },
  { not: 'কেনাকাটা|ক্রয়', use: 'পারচেজ, কেনা দাম' },
  { not: 'সরবরাহকারী', use: 'সাপ্লায়ার' },
  { not: 'ছাড়ের দাম', use: 'অফার মূল্য' },
  { not: 'স্থানান্তর', use: 'ট্রান্সফার' },
  // Money.
  { not: `জের(?:ের)?${END}`, use: 'ব্যালেন্স' },
  { not: 'উদ্বৃত্তপত্র|রেওয়ামিল', use: 'ব্যালেন্স শিট, ট্রায়াল ব্যালেন্স' },
  { not: 'খতিয়ান', use: 'লেজার' },
  { not: 'বিবরণী', use: 'স্টেটমেন্ট' },
  { not: 'অ?নিষ্প|অ?মীমাংস', use: 'সেটেলড, আনসেটেলড, সেটেলমেন্ট' },
  { not: 'আপত্তি', use: 'বিরোধ' },
  { not: 'মাফ', use: 'মওকুফ' },
  { not: 'বাদ দ', use: 'মওকুফ', where: /\b(?:write|writes|written) off\b/i },
  { not: `দায়(?:ের)?${END}`, use: 'দেনা' },
  { not: 'ক্ষতি(?!পূরণ)', use: 'লোকসান' },
  { not: 'পরিমাণ', use: 'টাকার অঙ্ক', where: /\bamounts?\b/i },
  { not: 'লেনদেন', use: 'ট্রানজ্যাকশন', where: /\btransaction/i },
  // The app.
  { not: 'বার্তা', use: 'মেসেজ; খবর where a courier reports' },
  { not: 'সংরক্ষ', use: 'সেভ; ধরে রাখা for stock' },
  { not: 'সম্পাদ', use: 'এডিট' },
  { not: 'ছাপা|ছাপু|ছাপে', use: 'প্রিন্ট' },
  { not: 'ফিরিয়ে আন|ফেরা', use: 'আনডু', where: /\bund(?:o|one)\b/i },
  { not: 'মিলান', use: 'ম্যাপ, মেলান' },
  { not: 'সীমা', use: 'লিমিট', where: /\blimits?\b/i },
  { not: 'ব্যবহারকারী', use: 'ইউজার' },
  { not: 'অ্যাডমিনিস্ট্রেটর', use: 'অ্যাডমিন' },
  { not: `পাতা(?:র|য়|টি)?${END}`, use: 'পেজ' },
  { not: 'সেটিংস', use: 'সেটিং' },
  { not: 'রিলোড', use: 'আবার লোড' },
  { not: 'বাছুন|বাছাই', use: 'বেছে নিন' },
  { not: 'ইমেইল', use: 'ই-মেইল' },
  { not: 'আইপি', use: 'IP' },
  { not: `কারবার(?:ের)?${END}`, use: 'Karbar' },
  { not: `বিকাশ${END}`, use: 'bKash' },
  // One spelling, and one form of a sentence.
  { not: '[\\p{L}\\p{M}]*সমূহ', use: 'the word alone' },
  { not: '(?:এক)?সাথে', use: 'সঙ্গে' },
  { not: 'এখনও', use: 'এখনো' },
  { not: 'জিজ্ঞাসা', use: 'জিজ্ঞেস' },
  { not: 'পুরনো', use: 'পুরোনো' },
  { not: '(?:তাঁ|যাঁ)', use: 'তা…, যা…' },
  { not: 'অনুগ্রহ', use: 'the request alone' },
  { not: '[\\p{L}\\p{M}]*ছেন$', use: 'করা হয়েছে', where: TIMELINE },
];

/** An ending stands at its placeholder, behind a hyphen. */
const LOOSE_ENDING = /\}\} (?:এর|এ|কে|তে)(?![\p{L}\p{M}])/u;

/** A number that somebody reads; codes and addresses keep their digits. */
const LATIN_NUMBER = /(?<![\w.:/-])\d+ (?=[\u0980-\u09FF])/u;

const patterns = STRAY_WORDS.map(({ not, use, where }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${not})`, 'u'), use, where,
}));

/** What is wrong with a translation into Bangla; a line for each word. */
export function strayWords(text: string, translation: string): string[] {
  const plain = translation.normalize('NFC');
  const stray = patterns.flatMap(({ pattern, use, where }) => {
    const found = where === undefined || where.test(text) ? pattern.exec(plain)?.[0] : undefined;
    return found === undefined ? [] : [`${JSON.stringify(text)} says ${found}; elsewhere that is ${use}`];
  });
  return [
    ...stray,
    ...(LOOSE_ENDING.test(plain) ? [`${JSON.stringify(text)} has an ending apart from its placeholder: {{name}}-এর`] : []),
    ...(LATIN_NUMBER.test(plain) ? [`${JSON.stringify(text)} has a number in Latin digits`] : []),
  ];
}
