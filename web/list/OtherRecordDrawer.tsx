import { Drawer } from '../ui/Drawer.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PartFailed } from '../ui/PartFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { SecondaryQuery } from '../relay/useSecondaryQuery.ts';

interface OtherRecordDrawerProps {
  /** The kind of record. */
  title: string;
  /** Said where there is none of this id. */
  missing: string;
  width?: number;
  /** The read of a record that has not come, or is none of this kind. */
  answer: Pick<SecondaryQuery<unknown>, 'data' | 'hasFailed' | 'reload'>;
  onClose: () => void;
}

/** The drawer of a record that the address opens and that is not among the rows, until it is known what it is. */
export function OtherRecordDrawer({ title, missing, width, answer, onClose }: OtherRecordDrawerProps) {
  const { data, hasFailed, reload } = answer;
  return (
    <Drawer isOpen title={title} width={width} onClose={onClose}>
      {data ? <EmptyState title={missing} /> : hasFailed ? <PartFailed onRetry={reload} /> : <Skeleton height={240} />}
    </Drawer>
  );
}
