import { paperOf } from '../printFormats.ts';
import type { PrintedBusiness, PrintedOrder, PrintSetting } from '../printedOrder.ts';
import { Invoice } from './Invoice.tsx';
import { Sticker } from './Sticker.tsx';

interface PrintedOrderProps {
  order: PrintedOrder;
  business: PrintedBusiness;
  setting: PrintSetting;
  index?: number;
}

/** One invoice or sticker in the chosen format. */
export function Printed({ index, ...props }: PrintedOrderProps) {
  const paper = paperOf(props.setting.format);
  return paper.kind === 'STICKER' ? <Sticker {...props} paper={paper} /> : <Invoice {...props} paper={paper} index={index} />;
}
