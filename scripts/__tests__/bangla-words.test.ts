import { describe, expect, it } from 'vitest';
import { BANGLA_TEXTS } from '../../web/features/landing/banglaTexts.ts';
import { strayWords, STRAY_WORDS } from '../bangla-words.ts';

describe('one word for one thing in Bangla', () => {
  it.each([
    ['Delivery method', 'ডেলিভারি মাধ্যম', 'ডেলিভারি মেথড'],
    ['Lost goods', 'হারানো মালের দাবি', 'পণ্য'],
    ['Balance', 'শুরুর জের', 'ব্যালেন্স'],
    ['Orders by status', 'অবস্থা অনুযায়ী অর্ডার', 'স্ট্যাটাস'],
    ['Changed the logo', 'লোগো বদলেছেন', 'করা হয়েছে'],
    ['Somebody has looked', 'যাঁরা দেখেছেন', 'তা…, যা…'],
  ])('%s: %s is refused, with what to say', (text, translation, use) => {
    const [problem, ...others] = strayWords(text, translation);
    expect(others).toEqual([]);
    expect(problem).toContain(JSON.stringify(text));
    expect(problem).toContain(use);
  });

  it.each([
    ['A part of another word', 'Owner of his own name', 'নিজের নামের মালিক'],
    ['A word of another thing', 'Where things stand', 'এখনকার অবস্থা'],
    ['Who did it', 'Changed by', 'বদলেছেন'],
    ['A damage that is paid', 'Compensation', 'ক্ষতিপূরণ'],
  ])('%s is none of them', (_case, text, translation) => {
    expect(strayWords(text, translation)).toEqual([]);
  });

  it('finds a word however its letters are composed', () => {
    // The dotted letter as one character, and as two.
    for (const page of ['পাত\u09BE\u09DF', 'পাত\u09BE\u09AF\u09BC']) expect(strayWords('On the page', page)).toHaveLength(1);
  });

  it('keeps an ending at its placeholder, and numbers in Bangla digits', () => {
    expect(strayWords('Area of {{name}}', '{{name}} এর এলাকা')[0]).toContain('ending');
    expect(strayWords('Area of {{name}}', '{{name}}-এর এলাকা')).toEqual([]);
    expect(strayWords('Enter 0', '0 লিখুন')[0]).toContain('Latin digits');
    expect(strayWords('Such as 01711204466', 'যেমন 01711204466')).toEqual([]);
  });

  it('never tells to use what it refuses', () => {
    for (const { use } of STRAY_WORDS) expect(strayWords('', use)).toEqual([]);
  });

  it('is that of the landing page too, which writes the name of the product in Bangla', () => {
    const stray = Object.entries(BANGLA_TEXTS).flatMap(([text, translation]) => strayWords(text, translation.replaceAll('কারবার', 'Karbar')));
    expect(stray).toEqual([]);
  });
});
