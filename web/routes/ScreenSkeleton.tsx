import styled from 'styled-components';
import { Skeleton } from '../ui/Skeleton.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
`;

const WIDTHS = ['92%', '78%', '86%', '70%', '90%', '82%', '74%', '88%'];

/**
 * The shape of a screen while its data is on the way; a screen with its own skeleton sets `pendingComponent`.
 */
export function ScreenSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton width={220} height={24} />
      <Skeleton width={420} height={14} />
      <Block>
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </Block>
    </Page>
  );
}
