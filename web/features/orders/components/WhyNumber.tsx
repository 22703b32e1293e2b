import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DescriptionItem } from '../../../ui/DescriptionList.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { token } from '../../../ui/theme/token.ts';

const Term = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  margin-block: -4px;
`;

const Note = styled.p`
  margin: 10px 0 0;
  font-size: 12.5px;
  color: ${token.ink2};
`;

interface WhyNumberProps {
  /** Name of the number. */
  term: string;
  /** The parts of the number, its sum last. */
  parts: readonly DescriptionItem[];
  /** Where the parts come from. */
  note?: string;
}

/** The name of a number with a button that explains its parts. */
export function WhyNumber({ term, parts, note }: WhyNumberProps) {
  const { t } = useTranslation();
  return (
    <Term>
      {term}
      <Popover
        label={t('Why this number: {{what}}', { what: term })}
        placement="bottom start"
        trigger={<IconButton size="small" variant="quiet" icon={CircleHelp} label={t('Why this number: {{what}}', { what: term })} hasTooltip={false} />}
      >
        <DescriptionList layout="amounts" items={parts} />
        {note && <Note>{note}</Note>}
      </Popover>
    </Term>
  );
}
