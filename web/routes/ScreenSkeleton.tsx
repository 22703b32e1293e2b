import styled from 'styled-components';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;

/**
 * The shape of a screen while its data is on the way; a screen with its own skeleton sets `pendingComponent`.
 */
export function ScreenSkeleton() {
  return (
    <Page>
      <Skeleton width={220} height={24} />
      <Skeleton width={420} height={14} />
      <RowsSkeleton />
    </Page>
  );
}
