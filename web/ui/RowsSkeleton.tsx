import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

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

/** Rows of whatever is on the way. */
export function RowsSkeleton() {
  return (
    <Block aria-busy>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </Block>
  );
}
