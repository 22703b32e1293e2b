import { Ellipsis, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailColumns, DetailStack } from './DetailColumns.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './Menu.tsx';
import { PageHeader } from './PageHeader.tsx';

interface RecordScreenProps {
  title: ReactNode;
  /** Badges beside the title. */
  marks?: ReactNode;
  /** A muted fact beside the title. */
  note?: ReactNode;
  /** The way back to the list that it was opened from, and to its neighbours there. */
  back: ReactNode;
  /** Further buttons, then the primary one. */
  actions?: ReactNode;
  /** What is wanted seldom. */
  menu?: readonly MenuEntry[];
  /** Problems and notices, over the whole width. */
  banners?: ReactNode;
  /** Cards of facts, left. */
  children: ReactNode;
  /** People and timeline, right; the facts take the whole width when left out. */
  aside?: ReactNode;
}

/** One record: header with the way back and the actions, facts left, people and timeline right. */
export function RecordScreen(props: RecordScreenProps) {
  const { title, marks, note, back, actions, menu = [], banners, children, aside } = props;
  const { t } = useTranslation();
  const entries: MenuEntry[] = [
    ...menu,
    { id: 'print', icon: Printer, label: t('Print this page'), onAction: () => window.print() },
  ];
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        marks={marks}
        count={note}
        actions={
          <>
            <Menu
              label={t('More actions')}
              trigger={<IconButton icon={Ellipsis} label={t('More actions')} />}
              entries={entries}
            />
            {actions}
          </>
        }
      />
      {banners}
      {aside === undefined ? <DetailStack>{children}</DetailStack> : (
        <DetailColumns>
          <DetailStack>{children}</DetailStack>
          <DetailStack>{aside}</DetailStack>
        </DetailColumns>
      )}
    </>
  );
}
