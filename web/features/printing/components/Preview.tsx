import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import { paperOf } from '../printFormats.ts';
import type { PrintedBusiness, PrintedOrder, PrintSetting } from '../printedOrder.ts';
import { Printed } from './Printed.tsx';

const PX_PER_MM = 96 / 25.4;

const Frame = styled.section`
  min-width: 0;
  padding: 16px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface2};
`;

const Sheet = styled.div`
  background: white;
  box-shadow: 0 1px 6px rgb(0 0 0 / 25%);
`;

interface PreviewProps {
  label: string;
  order: PrintedOrder;
  business: PrintedBusiness;
  setting: PrintSetting;
}

/** Print preview with margins, scaled down where it does not fit. */
export function Preview({ label, order, business, setting }: PreviewProps) {
  const frame = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const { width, height, margin } = paperOf(setting.format);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  const zoom = room === null ? 1 : Math.min(1, room / (width * PX_PER_MM));
  return (
    <Frame ref={frame} aria-label={label}>
      <Sheet style={{ zoom, width: `${width}mm`, minHeight: height === null ? undefined : `${height}mm`, padding: `${margin}mm` }}>
        <Printed order={order} business={business} setting={setting} />
      </Sheet>
    </Frame>
  );
}
