import type { OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import { SegmentCount } from './SegmentCount.tsx';
import { WordsPreview } from './WordsPreview.tsx';

interface SmsPreviewProps {
  text: string;
  words: OrderSmsWords;
  /** The words are those of an order of the business. */
  isReal: boolean;
}

/** The message as a customer reads it, and how many SMS it takes with these words. */
export const SmsPreview = (props: SmsPreviewProps) => <WordsPreview {...props} length={(shown) => <SegmentCount text={shown} />} />;
